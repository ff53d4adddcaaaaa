# Предложение на каждую причину отказа сервера: её код после «error-».

error-auction-over = Торговля окончена.
error-auction-open = Торговля ещё идёт.
error-not-your-turn = Сейчас не ваш ход.
error-dummy-is-silent = Болван в розыгрыше не участвует.
error-insufficient-bid = Заявка слишком низкая.
error-nothing-to-double = Контрить нечего.
error-nothing-to-redouble = Реконтрить нечего.
error-card-not-held = Такой карты на руке нет.
error-must-follow-suit = Нужно ходить в масть.
error-deal-over = Сдача окончена.

error-other = Не получилось ({ $code }).
