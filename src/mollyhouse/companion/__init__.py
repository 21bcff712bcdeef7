"""The referee for a physical table."""
