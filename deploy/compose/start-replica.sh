#!/bin/sh
# Copies the primary into an empty data folder, and starts as its replica with the command given.
set -eu

if [ ! -e "$PGDATA/PG_VERSION" ]; then
  psql -h "$PRIMARY" -U postgres -d postgres -v ON_ERROR_STOP=1 -qc "
    select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = 'replica' and not active;
    select pg_create_physical_replication_slot('replica')"
  pg_basebackup -h "$PRIMARY" -U postgres -D "$PGDATA" --slot=replica --write-recovery-conf --checkpoint=fast
fi
exec "$@"
