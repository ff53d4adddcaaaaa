"""What spans deals: matches, rotation of players."""
