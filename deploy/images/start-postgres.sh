#!/bin/sh
# Creates the cluster at the first start, then runs PostgreSQL.
set -eu
bin=/usr/lib/postgresql/15/bin
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  "$bin/initdb" --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  PGPASSWORD=$(cat "$POSTGRES_PASSWORD_FILE")
  export PGPASSWORD
  "$bin/pg_ctl" -w -o '-c listen_addresses=' start
  "$bin/createdb" --host=/var/run/postgresql --username="$POSTGRES_USER" "$POSTGRES_DB"
  "$bin/pg_ctl" -w stop
fi
exec "$bin/postgres" -c 'listen_addresses=*'
