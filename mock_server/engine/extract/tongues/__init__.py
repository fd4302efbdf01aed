"""Other languages than English."""
