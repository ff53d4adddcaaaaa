"""The ports of the club made real: the log, its codec, the dealer, the clock."""
