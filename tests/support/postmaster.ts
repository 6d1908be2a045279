/** The PostgreSQL that a site brings along, seen from outside. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { asSuperuser } from './replica.ts'

/** The process that serves the database in this data folder, and the superuser's address of it. */
export function postmaster(folder: string): { pid: number; url: string } {
  const [pid, , , port] = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(folder, 'postgres/password'), 'utf8').trim()
  return { pid: Number(pid), url: asSuperuser(`postgres://aangan:${password}@127.0.0.1:${port}`, 'aangan') }
}

/** The rows that a query gives, asked on a connection of its own. */
export async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}
