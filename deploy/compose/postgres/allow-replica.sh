#!/bin/sh
# Runs once, when the primary's data folder is made.
set -e
psql --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
CREATE ROLE replica LOGIN REPLICATION PASSWORD :'password';
SELECT pg_create_physical_replication_slot('replica');
ALTER SYSTEM SET max_slot_wal_keep_size = '10GB';
SQL
echo 'host replication replica samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
