"""Run by alembic with the connection that the store hands over."""

from alembic import context

from incognita.table.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
