"""Who is told that it is their turn, and how."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("webhook", sa.String(500)),
        sa.Column("feed_hash", sa.String(64), unique=True),
        sa.Column("told", sa.Integer, nullable=False),
    )
