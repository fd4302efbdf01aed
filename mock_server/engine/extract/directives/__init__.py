"""What the assistant is told to do from now on."""
