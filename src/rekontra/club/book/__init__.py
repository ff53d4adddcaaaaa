"""The score book: matches of people who play with real cards, kept by hand and shared by link."""
