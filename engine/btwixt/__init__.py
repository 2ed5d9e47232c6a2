"""A Game of Thrones: B'Twixt: councils shared by neighbours, and bids for allies."""

IDS = ("btwixt",)
