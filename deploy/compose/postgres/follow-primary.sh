#!/bin/sh
# Copies the primary at the first start, and follows it from then on.
set -e
umask 077
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA"
  PGPASSWORD=$POSTGRES_PASSWORD pg_basebackup --host=primary --username=replica --pgdata="$PGDATA" --slot=replica \
    --checkpoint=fast --write-recovery-conf
  echo "hot_standby_feedback = on" >> "$PGDATA/postgresql.auto.conf"
fi
exec postgres
