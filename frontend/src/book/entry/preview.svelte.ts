import { untrack } from "svelte";

import { previewChange } from "../../lib/api";
import type { BookPreview, DealChange } from "../../protocol";

/** What the change that is being entered would do; null until the server has said it. */
export interface Foresight {
  readonly shown: BookPreview | null;
  /** Whether the server did not answer, so that the points have to come later. */
  readonly missing: boolean;
}

/**
 * Ask the server for the points of a change whenever it is another one.
 *
 * `change` gives it, null while it is not complete; whatever else it reads (the state of the book)
 * lets it be asked anew, too.
 */
export function foresee(sheet: string, change: () => DealChange | null): Foresight {
  let shown: BookPreview | null = $state.raw(null);
  let missing = $state(false);
  let latest = 0;

  $effect(() => {
    const wanted = change();
    const number = ++latest;
    if (wanted === null) {
      untrack(() => (shown = null));
      missing = false;
      return;
    }
    previewChange(sheet, wanted).then(
      (preview) => {
        if (number !== latest) return;
        shown = preview;
        missing = false;
      },
      () => {
        if (number !== latest) return;
        shown = null;
        missing = true;
      },
    );
  });

  return {
    get shown() {
      return shown;
    },
    get missing() {
      return missing;
    },
  };
}
