#!/bin/sh
# Runs once, when the data folder is made: the site's role owns its database and is no superuser. The superuser has no
# password afterwards, so it comes in from inside this container alone.
set -e
psql --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" --username postgres --dbname postgres <<'SQL'
CREATE ROLE aangan LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'password';
CREATE DATABASE aangan OWNER aangan;
ALTER ROLE postgres PASSWORD NULL;
SQL
