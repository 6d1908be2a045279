import { join, resolve } from 'node:path'
import { errorCode } from '../startup-error.ts'
import { postgresFor } from './binaries.ts'
import { createCluster, createDatabase, databaseUrl, readPassword } from './cluster.ts'
import { explainFileError } from './explain.ts'
import { type Home, prepareHome } from './home.ts'
import { KernelLock } from './kernel-lock.ts'
import { findRunning, startPostmaster, stopPostmaster } from './postmaster.ts'
import { type Settings, serverSettings } from './settings.ts'

export interface EmbeddedServer {
  url: string
  /** Whether this call started it; otherwise it ran already. */
  started: boolean
  /** Leaves the server. The last process to leave stops it. */
  stop(): Promise<void>
}

/**
 * Connects to the PostgreSQL of a data folder, and makes and starts it when needed. Any number of processes
 * may do so at once: there is never a second server on a folder.
 *
 * Two locks in the folder order this. Whoever starts or stops holds `door` alone; every process that uses the
 * server shares `users`, so the one that leaves and gets `users` for itself knows that it was the last. A
 * process that is killed leaves both without doing anything, and the next one takes over the running server.
 */
export async function openEmbedded(dataFolder: string, overrides: Settings = {}): Promise<EmbeddedServer> {
  const folder = resolve(dataFolder)
  try {
    const home = prepareHome(folder)
    return await enter(home, { ...serverSettings(home.logs), ...overrides })
  } catch (error) {
    throw explainFileError(errorCode(error), folder) ?? error
  }
}

async function enter(home: Home, settings: Settings): Promise<EmbeddedServer> {
  const door = new KernelLock(join(home.folder, 'door.lock'))
  const users = new KernelLock(join(home.folder, 'users.lock'))
  await door.acquire('exclusive')
  try {
    const { url, started } = await findOrStart(home, settings)
    await users.acquire('shared')
    door.release()
    return { url, started, stop: once(() => leave(home, door, users)) }
  } catch (error) {
    users.close()
    door.close()
    throw error
  }
}

async function findOrStart(home: Home, settings: Settings): Promise<{ url: string; started: boolean }> {
  const binaries = postgresFor(home.account)
  createCluster(home, binaries, { sync: settings.fsync !== 'off' })
  const password = readPassword(home)
  const running = await findRunning(home, password)
  const { port } = running ?? (await startPostmaster(home, binaries, password, settings))
  if (!running) await createOrStop(home, port, password)
  return { url: databaseUrl(port, password, 'aangan'), started: !running }
}

/** A server that we started and cannot use must not stay behind. */
async function createOrStop(home: Home, port: number, password: string): Promise<void> {
  try {
    await createDatabase(port, password)
  } catch (error) {
    await stopPostmaster(home)
    throw error
  }
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
