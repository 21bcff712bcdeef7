"""Somebody may hold several seats of a table."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the seat part of the key."""
    with op.batch_alter_table("seats") as batch:
        batch.drop_constraint("pk_seats", type_="primary")
        batch.create_primary_key("pk_seats", ["table_id", "person", "seat"])
