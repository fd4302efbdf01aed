"""What of a turn may be believed, and what is put right or taken back before it is."""
