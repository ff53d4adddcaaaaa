"""What there is to learn: auctions explained, hints, deals told again, practice, quizzes."""
