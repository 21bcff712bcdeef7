"""When whoever held a lease was last at work, so that clocks can stop for the time between."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column; leases themselves are good for seconds, and are taken anew."""
    op.execute("DELETE FROM leases")
    with op.batch_alter_table("leases") as batch:
        batch.add_column(sa.Column("seen", sa.Float, nullable=False))
