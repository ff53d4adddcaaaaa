"""The ports of the club made real: store, codec, dealer."""
