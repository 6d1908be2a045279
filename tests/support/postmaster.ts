/** The PostgreSQL that a site brings along, seen from outside. */
import { execFileSync, spawnSync } from 'node:child_process'
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

/** Pauses the server of a data folder with all its processes, or resumes it. */
export function signalPostgres(folder: string, name: 'SIGSTOP' | 'SIGCONT'): void {
  const [server = ''] = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  const backends = execFileSync('ps', ['-o', 'pid=', '--ppid', server], { encoding: 'utf8' })
  // One that has ended meanwhile is passed over.
  spawnSync('kill', ['-s', name.slice(3), server, ...backends.trim().split(/\s+/)])
}
