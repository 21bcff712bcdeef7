"""Tables are looked up by who made them."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the index."""
    with op.batch_alter_table("tables") as batch:
        batch.create_index("ix_tables_owner", ["owner"])
