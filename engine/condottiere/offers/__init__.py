"""What is offered: moves put together word by word, and what each would bring."""
