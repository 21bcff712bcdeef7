"""Records from elsewhere that people keep here."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "records",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("shown", sa.JSON, nullable=False),
        sa.Column("record", sa.JSON, nullable=False),
        sa.UniqueConstraint("person", "digest", name="uq_records_person"),
    )
