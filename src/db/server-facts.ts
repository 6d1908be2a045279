/** Figures of the database server for an operator, for the metrics and the health screen. */

/** `longest`: seconds that the oldest transaction of others has run. `used` and `most` are connections. */
export type ServerFacts = { bytes: number; used: number; most: number; longest: number }

/** Gives one row of ServerFacts. */
export const serverFacts = `
  SELECT pg_database_size(current_database())::float8 AS bytes,
    current_setting('max_connections')::int AS most,
    (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
    (SELECT coalesce(max(extract(epoch FROM now() - xact_start)), 0)::float8 FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()) AS longest`
