"""The rules by topic: what a clause says of people, work, places, tastes and the rest of a life."""
