"""The answers to partner's overcall or double, and what he bids after them."""
