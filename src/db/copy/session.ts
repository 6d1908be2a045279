import pg from 'pg'
// The number parser of counts, which is set for the whole process.
import '../client.ts'
import { connectionTo } from '../servers.ts'

/** A connection whose values are written the same way by every server, and whose statements may take hours. */
export async function openSession(url: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionTo(url),
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // The statement that needs a broken connection reports it.
  client.on('error', () => {})
  await client.connect()
  await client.query(`
    SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
    SET client_encoding = 'UTF8'; SET timezone = 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres';
    SET extra_float_digits = 1; SET bytea_output = 'hex'; SET xmlbinary = 'base64'; SET search_path = pg_catalog`)
  return client
}
