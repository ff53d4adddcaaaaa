"""What must hold for any input, tried on very many: `python -m tests.fuzz`, or `make fuzz`."""
