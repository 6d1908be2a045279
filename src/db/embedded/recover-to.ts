/** From a base backup and the archived log to a running cluster as it was at a moment. */

import { chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { waitForRecovery } from '../recovery.ts'
import { StartupError } from '../startup-error.ts'
import { makeInside, writeInside } from '../write-inside.ts'
import { archiveFolder } from './archive.ts'
import { type Home, prepareHome } from './home.ts'
import { openEmbedded } from './server.ts'
import type { Settings } from './settings.ts'

/** Writes a cluster's parts as the account that will run it. */
export class ClusterFiles {
  readonly #home: Home

  constructor(dataFolder: string) {
    this.#home = prepareHome(resolve(dataFolder))
  }

  async makeFolders(folders: readonly string[]): Promise<void> {
    const { cluster } = this.#home
    for (const folder of [cluster, archiveFolder(this.#home)]) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await this.#own(folder)
    }
    for (const name of folders) await this.#own(await makeInside(cluster, name))
  }

  /** A file of the cluster, by its path below it. */
  async write(name: string, content: Readable): Promise<void> {
    await this.#own(await writeInside(this.#home.cluster, name, content))
  }

  async writeLog(name: string, bytes: Uint8Array): Promise<void> {
    await this.#own(await writeInside(archiveFolder(this.#home), name, bytes))
  }

  /** Makes PostgreSQL recover from the base backup at its next start. */
  async finish({ label, password }: { label: string; password: string }): Promise<void> {
    await this.#put(join(this.#home.cluster, 'backup_label'), label)
    await this.#put(join(this.#home.cluster, 'recovery.signal'), '')
    await this.#put(this.#home.passwordFile, password)
  }

  async #put(file: string, content: string | Uint8Array): Promise<void> {
    await writeFile(file, content, { mode: 0o600, flush: true })
    await this.#own(file)
  }

  async #own(file: string): Promise<void> {
    const { account } = this.#home
    if (account) await chown(file, account.uid, account.gid)
  }
}

export type Recovered = {
  /** The last change that is there; null when there was none after the base backup. */
  lastChange: Date | null
  /** Whether the log ended before the moment that was asked for. */
  endedBefore: boolean
}

/**
 * Has PostgreSQL replay the archived log up to `moment`, or to its end, and stops it again.
 * @throws StartupError when it cannot
 */
export async function recoverTo(dataFolder: string, moment: Date | 'latest'): Promise<Recovered> {
  const target: Settings =
    moment === 'latest' ? {} : { recovery_target_time: moment.toISOString().replace('Z', '+00') }
  try {
    return { lastChange: await replay(dataFolder, target), endedBefore: false }
  } catch (error) {
    if (moment === 'latest' || !(await endedBeforeTarget(dataFolder))) throw error
    return { lastChange: await replay(dataFolder, {}), endedBefore: true }
  } finally {
    await rm(archiveFolder(prepareHome(resolve(dataFolder))), { recursive: true, force: true })
  }
}

async function replay(dataFolder: string, target: Settings): Promise<Date | null> {
  const server = await openEmbedded(dataFolder, {
    archive_mode: 'off',
    restore_command: 'cp ../archive/%f %p',
    recovery_target_action: 'promote',
    ...target,
  })
  try {
    await waitForRecovery(server.url)
    return await lastChange(server.url)
  } finally {
    await server.stop()
  }
}

async function lastChange(url: string): Promise<Date | null> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ at: Date | null }>('SELECT pg_last_xact_replay_timestamp() AS at')
    return rows[0]?.at ?? null
  } finally {
    await client.end()
  }
}

/** PostgreSQL refuses to stop at a moment after the last change, even where nothing is missing. */
async function endedBeforeTarget(dataFolder: string): Promise<boolean> {
  const { logs } = prepareHome(resolve(dataFolder))
  const texts = await Promise.all((await readdir(logs)).map((name) => readFile(join(logs, name), 'utf8')))
  return texts.some((text) => text.includes('recovery ended before configured recovery target was reached'))
}

/** @throws StartupError when the log does not begin where the base backup ends */
export function mustHaveLog(first: string, names: readonly string[]): void {
  if (names.includes(first)) return
  throw new StartupError(
    `The log from ${first} on is not in the backups: choose a later moment, or use --at.`,
  )
}
