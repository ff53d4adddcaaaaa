"""The application: tables where people and bots play, over an append-only log."""
