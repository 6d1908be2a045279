import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import type { Config } from '#config'
import { part } from '#db/part.ts'
import { StartupError } from '#db/startup-error.ts'
import { secretKeys } from '#domain/installation/index.ts'
import type { Manifest } from './manifest.ts'
import type { Repository } from './repository.ts'
import { type Restored, type RestoreOptions, restoreBackup } from './restore-backup.ts'

/**
 * Restores a backup into a folder of its own with a PostgreSQL of its own, comparing every row and byte, starts the
 * site there, requests its home page, and removes everything again. Nothing is sent to anyone.
 * @throws StartupError saying what failed
 */
export async function checkBackup(
  repository: Repository,
  manifest: Manifest,
  config: Config,
  options: RestoreOptions = {},
): Promise<Restored> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-check-'))
  // Root's PostgreSQL runs as another account, which has to pass.
  await chmod(folder, 0o755)
  const dataDir = path.join(folder, 'data')
  try {
    const scratch = { ...config, dataDir, databaseUrl: undefined, s3: undefined, signingSecret: undefined }
    const beforeEnd = (url: string) => silence(url, manifest.secret)
    const restored = await restoreBackup(repository, manifest, scratch, { ...options, beforeEnd })
    await mustAnswer(dataDir)
    return restored
  } finally {
    await removeHome(dataDir)
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Deletes jobs and webhooks, so that the copy sends nothing. Without the signing secret it draws one of its
 * own.
 */
async function silence(url: string, secret: string | undefined): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('TRUNCATE webhooks CASCADE')
    const { rows } = await client.query<{ jobs: string | null }>(`SELECT to_regclass('pgboss.job') AS jobs`)
    if (rows[0]?.jobs) await client.query('DELETE FROM pgboss.job; DELETE FROM pgboss.schedule')
    if (secret === undefined) await client.query('DELETE FROM settings WHERE key = ANY ($1)', [secretKeys])
  } finally {
    await part(client)
  }
}

const checkout = path.join(import.meta.dirname, '../..')
/** Only the settings that find programs: no mail server, no receivers, no other storage. */
function trialSettings(dataDir: string): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, CONTENT_DIR } = process.env
  return {
    ...{ PATH, HOME, TMPDIR, LANG, CONTENT_DIR, DATA_DIR: dataDir, NODE_ENV: 'production' },
    ...{ PORT: '0', METRICS_PORT: '0', DEMO: 'off', MAP_TILES: 'off', DATABASE_TIMEOUT_MS: '30000' },
  }
}

async function mustAnswer(dataDir: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', path.join(checkout, 'scripts/lib/end-with-parent.js'), 'src/server/start.ts'],
    { cwd: checkout, env: trialSettings(dataDir), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  )
  const ended = once(child, 'close')
  try {
    const answer = await fetch(await waitForAddress(child), { signal: AbortSignal.timeout(answerWithinMs) })
    const page = await answer.text()
    if (answer.status === 200 && page.includes('</html>')) return
    throw new StartupError(`The home page of the restored site returned status ${answer.status}.`)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

const answerWithinMs = 60_000

/** Where the site says that it listens. */
function waitForAddress(child: ChildProcess): Promise<string> {
  const said: string[] = []
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => {
      const reason = said.findLast((line) => line.startsWith('✗'))?.slice(2) ?? said.slice(-5).join(' ')
      reject(new StartupError(`The restored site does not start: ${reason}`))
    })
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface(stream).on('line', (line) => {
        said.push(line)
        // Its lines are JSON, because it has no terminal.
        const address = /"address":"(http:[^"]+)"/.exec(line)?.[1]
        if (address && stream === child.stdout) resolve(address)
      })
    }
  })
}

/** Root's PostgreSQL may live elsewhere. */
async function removeHome(dataDir: string): Promise<void> {
  const elsewhere = await readFile(path.join(dataDir, 'postgres-lives-in'), 'utf8').catch(() => '')
  if (elsewhere.trim() !== '') await rm(elsewhere.trim(), { recursive: true, force: true })
}
