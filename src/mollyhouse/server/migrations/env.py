"""Runs the migrations on the connection that `db.upgrade` hands over."""

from alembic import context

from mollyhouse.server.db import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
