import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Connection, connect } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { migrate } from '#db/migrate.ts'
import { fillGenerated } from './generated-demo/fill.ts'
import { quickly } from './quickly.ts'

// Set by startTestServer for the processes that run the tests.
const serverVariable = 'AANGAN_TEST_SERVER'
const emptyTemplate = 'aangan_template'
const demoTemplate = 'aangan_template_demo'

/**
 * Starts one PostgreSQL for a whole test run, in a folder of its own, with a migrated template database.
 * Returns a function that ends it. Only speed is traded: a test run need not survive a power cut.
 */
export async function startTestServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(roomyMemory() ?? tmpdir(), 'aangan-tests-'))
  // Root's PostgreSQL runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  const server = await openEmbedded(folder, {
    ...quickly,
    // An autovacuum at work in a test's database would keep it from being deleted.
    autovacuum: 'off',
    // Every worker has a site of its own, some tests further ones, each with pools of ten and more.
    max_connections: '400',
  })
  const end = async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
  process.env[serverVariable] = server.url
  // Sites of a test get a data folder from that test: in a shared one they would meet the site of another.
  process.env.DATA_DIR = join(folder, 'tests-give-each-site-a-folder')
  writeFileSync(process.env.DATA_DIR, '')
  try {
    await onServer((client) => client.query(`CREATE DATABASE ${emptyTemplate}`))
    await migrate(urlOf(emptyTemplate))
  } catch (error) {
    await end()
    throw error
  }
  return end
}

const enoughRoom = 4 * 1024 ** 3

/** Where Linux keeps files in memory, if there is room for databases: each test copies one, which a disk is slow at. */
function roomyMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > enoughRoom ? '/dev/shm' : undefined
  } catch {
    return undefined
  }
}

export interface TestDatabase extends Connection {
  url: string
  /** Closes the pool and deletes the database. */
  drop(): Promise<void>
}

/** A database of the caller's own: with the schema and nothing in it, with the demo content, or without any table. */
export async function createTestDatabase({
  content = 'nothing',
}: {
  content?: 'nothing' | 'demo' | 'no tables'
} = {}): Promise<TestDatabase> {
  if (content === 'demo') await makeDemoTemplate()
  return clone({ nothing: emptyTemplate, demo: demoTemplate, 'no tables': 'template1' }[content])
}

/** The first test that needs the demo content makes its template, in any process; the others wait for it. */
async function makeDemoTemplate(): Promise<void> {
  await onServer(async (client) => {
    await client.query(`SELECT pg_advisory_lock(hashtext('${demoTemplate}'))`)
    const made = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [demoTemplate])
    if (made.rowCount) return
    const draft = await clone(emptyTemplate)
    await fillGenerated(draft.db)
    await draft.close()
    await client.query(`ALTER DATABASE ${new URL(draft.url).pathname.slice(1)} RENAME TO ${demoTemplate}`)
  })
}

async function clone(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`))
  const url = urlOf(name)
  // A test may send a hundred queries at the same time to a busy machine.
  const connection = connect(url, { max: 5, connectionTimeout: 120_000, statementTimeout: 120_000 })
  return {
    ...connection,
    url,
    drop: async () => {
      await connection.close()
      await onServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
    },
  }
}

async function onServer<T>(action: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    return await action(client)
  } finally {
    await client.end()
  }
}

function urlOf(database: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${database}`
  return url.href
}

function serverUrl(): string {
  const url = process.env[serverVariable]
  if (!url)
    throw new Error('No test server runs: start the tests with npm test, or with vitest and its config.')
  return url
}
