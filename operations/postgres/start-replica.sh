#!/bin/sh
# Copies the primary into an empty data folder, and then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup --pgdata "$PGDATA" --write-recovery-conf --checkpoint=fast \
    --dbname "host=postgres user=replicator password=$REPLICATION_PASSWORD application_name=replica"; do
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
fi
exec postgres "$@"
