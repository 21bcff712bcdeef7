"""The database: its tables, and how a connection is made.

The same schema serves SQLite and PostgreSQL. Migrations are in ``migrations``; :func:`upgrade` brings
any database up to date, and a new one into being.
"""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
"""Who has come by; a token is known only as its SHA-256."""

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("code_hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)
"""Single-use codes that bring a person to another device."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("owner", sa.String(22), nullable=False, index=True),
    sa.Column("invite_hash", sa.String(64), nullable=False),
    sa.Column("watch_hash", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
)
"""Tables: what they are played with, and where they stand (waiting, playing …)."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), primary_key=True, index=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
)
"""Who sits where: one seat for a person at a table, or several with hot seat."""

invites = sa.Table(
    "invites",
    metadata,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("secret_hash", sa.String(64), nullable=False),
)
"""What lets somebody sit down at one seat; that of the table is with the table."""

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("key", sa.String(64)),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "seat", "key", name="uq_log_key"),
)
"""What happened at a table, append-only; position by position, it is never changed."""

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("holder", sa.String(40), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)
"""Work that only one process may do at a time, and when it was last being done."""

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
    sa.Column("webhook", sa.String(500)),
    sa.Column("feed_hash", sa.String(64), unique=True),
    sa.Column("told", sa.Integer, nullable=False),
)
"""Who is told that it is their turn, how, and the last question that they were told of."""

records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("shown", sa.JSON, nullable=False),
    sa.Column("record", sa.JSON, nullable=False),
    sa.UniqueConstraint("person", "digest", name="uq_records_person"),
)
"""Finished games from elsewhere, by who keeps them; a list needs only what is in ``shown``."""

_MIGRATING = 0x6D6F6C6C79


def connect(url: str) -> sa.Engine:
    """An engine for a database; SQLite is set to lose nothing that it has acknowledged.

    Connections with the execution option ``writes`` lock SQLite from the start of a transaction.
    """
    made = sa.make_url(url)
    if made.drivername in ("postgres", "postgresql"):
        made = made.set(drivername="postgresql+psycopg")
    engine = sa.create_engine(
        made, pool_pre_ping=made.drivername != "sqlite", pool_size=10, hide_parameters=True
    )
    if engine.dialect.name == "sqlite":

        @sa.event.listens_for(engine, "connect")
        def _durable(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # SQLAlchemy begins transactions, savepoints included
            cursor = connection.cursor()
            cursor.execute("PRAGMA busy_timeout=10000")
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.close()

        @sa.event.listens_for(engine, "begin")
        def _begin(connection: sa.Connection) -> None:
            writes = connection.get_execution_options().get("writes")
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def upgrade(engine: sa.Engine, revision: str = "head") -> None:
    """Run the migrations up to a revision; processes that start together take turns."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.execution_options(writes=True).connect() as connection:
        if engine.dialect.name == "sqlite":  # Batch mode makes tables anew under their old references.
            _foreign_keys(connection, False)
        with connection.begin():
            if engine.dialect.name == "postgresql":
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
        if engine.dialect.name == "sqlite":
            _foreign_keys(connection, True)


def _foreign_keys(connection: sa.Connection, on: bool) -> None:
    """Switch the check of references, which SQLite does outside of transactions only."""
    raw = connection.connection.dbapi_connection
    assert raw is not None
    raw.cursor().execute(f"PRAGMA foreign_keys={'ON' if on else 'OFF'}")
