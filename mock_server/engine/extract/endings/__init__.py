"""What no longer holds, and what is new in the light of what memory holds."""
