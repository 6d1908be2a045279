import { join, resolve } from 'node:path'
import { isDiskFull } from '../disk-space.ts'
import { errorCode, StartupError } from '../startup-error.ts'
import { onChange, type Waiting } from '../waiting.ts'
import { archiveSettings } from './archive.ts'
import { postgresFor } from './binaries.ts'
import { createCluster, createDatabase, databaseUrl, readPassword } from './cluster.ts'
import { explainFileError } from './explain.ts'
import { type Home, prepareHome } from './home.ts'
import { keepRunning, type Reports } from './keep-running.ts'
import { KernelLock } from './kernel-lock.ts'
import { findRunning, type Postmaster, stillRuns } from './postmaster.ts'
import { isInRecovery } from './restore.ts'
import { type Settings, serverSettings } from './settings.ts'
import { type Cluster, startPostmaster } from './start-postmaster.ts'
import { stopPostmaster } from './stop-postmaster.ts'

export interface EmbeddedServer {
  url: string
  /** Whether this call started it; otherwise it ran already. */
  started: boolean
  /** Starts it again, from now until `stop`, whenever it ends by itself. */
  watch(reports: Reports): void
  /** Leaves the server. The last process to leave stops it, unless it is restoring a backup. */
  stop(): Promise<void>
}

/**
 * Connects to the PostgreSQL of a data folder, and makes and starts it when needed. Any number of processes
 * may do so at the same time: there is never a second server on a folder.
 *
 * Two locks in the folder order this. A process that starts or stops the server holds `door` alone; every
 * process that uses the server shares `users`, so the one that leaves and gets `users` for itself knows that
 * it was the last. A process that is killed releases both without doing anything, and the next one takes over
 * the running server.
 */
export async function openEmbedded(
  dataFolder: string,
  overrides: Settings = {},
  waiting: Waiting = {},
): Promise<EmbeddedServer> {
  const folder = resolve(dataFolder)
  try {
    const home = prepareHome(folder)
    return await enter(
      home,
      { ...serverSettings(home.logs), ...archiveSettings(home), ...overrides },
      waiting,
    )
  } catch (error) {
    throw explainFileError(errorCode(error), folder) ?? error
  }
}

async function enter(home: Home, settings: Settings, waiting: Waiting): Promise<EmbeddedServer> {
  const door = new KernelLock(join(home.folder, 'door.lock'))
  const users = new KernelLock(join(home.folder, 'users.lock'))
  try {
    await door.acquire('exclusive', waiting.signal)
    const cluster = prepareCluster(home, settings)
    const { postmaster, started } = await findOrStart(cluster, waiting, isUsed(users))
    await users.acquire('shared')
    door.release()
    let endWatch = async () => {}
    return {
      url: databaseUrl(postmaster.port, cluster.password, 'aangan'),
      started,
      watch(reports) {
        endWatch = watchOver(cluster, postmaster, door, reports)
      },
      stop: once(async () => {
        await endWatch()
        await leave(home, door, users)
      }),
    }
  } catch (error) {
    users.close()
    door.close()
    throw error
  }
}

/** Whether other processes use the server; only the holder of `door` may ask. */
function isUsed(users: KernelLock): boolean {
  if (!users.tryAcquire('exclusive')) return true
  users.release()
  return false
}

function prepareCluster(home: Home, settings: Settings): Cluster {
  const binaries = postgresFor(home.account)
  createCluster(home, binaries, { sync: settings.fsync !== 'off' })
  return { home, binaries, password: readPassword(home), settings }
}

async function findOrStart(
  cluster: Cluster,
  waiting: Waiting,
  keepPort: boolean,
): Promise<{ postmaster: Postmaster; started: boolean }> {
  const { home, password } = cluster
  const running = await findRunning(home, password, waiting)
  if (running) return { postmaster: running, started: false }
  try {
    const postmaster = await startPostmaster(cluster, { ...waiting, keepPort })
    // A server that is restoring a backup takes no changes; the backup has its database.
    if (!isInRecovery(home)) await createDatabase(postmaster.port, password)
    return { postmaster, started: true }
  } catch (error) {
    // A server that we started and cannot use must not stay behind.
    await stopPostmaster(home)
    throw error
  }
}

/**
 * Every process that uses the server watches it: the first to get `door` restarts it, the others find it
 * running.
 */
function watchOver(
  cluster: Cluster,
  first: Postmaster,
  door: KernelLock,
  reports: Reports,
): () => Promise<void> {
  const { home, password } = cluster
  const say = onChange(reports.trouble)
  let current = first
  return keepRunning({
    isRunning: () => stillRuns(current, home),
    async restart(signal) {
      await door.acquire('exclusive', signal)
      try {
        const running = await findRunning(home, password, { say, signal })
        current = running ?? (await startPostmaster(cluster, { say, signal, keepPort: true }))
      } catch (error) {
        throw isDiskFull(home.folder)
          ? new StartupError(`The disk that holds ${home.folder} is full: free some space.`)
          : error
      } finally {
        door.release()
      }
      if (current.port !== first.port)
        throw new StartupError('PostgreSQL was started at another port: start the site again.')
    },
    reports,
  })
}

async function leave(home: Home, door: KernelLock, users: KernelLock): Promise<void> {
  await door.acquire('exclusive')
  users.release()
  if (users.tryAcquire('exclusive')) await stopPostmaster(home)
  users.close()
  door.close()
}

function once(action: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= action()
    return done
  }
}
