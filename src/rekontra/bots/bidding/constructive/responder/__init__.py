"""Responder's bids after an opening of one in a suit."""
