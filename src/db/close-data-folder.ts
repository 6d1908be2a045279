/** The data folder is for its owner only: other accounts of the machine cannot read its files and secrets. */
import type { Stats } from 'node:fs'
import { chmod, chown, lstat, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from './startup-error.ts'

// Other files in the folder belong to other people, who may want them readable.
const ours: ReadonlySet<string> = new Set([
  'feeds',
  'files',
  'files.unfinished',
  'incoming',
  'map',
  'postgres',
  'postgres-lives-in',
  'refused-rows',
  'restore-unfinished',
  'signing-secret',
  'site-address',
  'site-running',
  'site.lock',
  'uses-outside-database',
])

/**
 * Closes the data folder and what the site keeps in it to other accounts, also where an earlier version left it open. A
 * folder with other things in it stays as open as it is, and only what is ours in it is closed. As root the folder lets
 * PostgreSQL's account pass. Files of other accounts are left alone.
 * @returns what to do about a folder that others can still look into, in a sentence
 */
export async function closeDataFolder(folder: string): Promise<string | undefined> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const names = await readdir(folder)
    for (const name of names.filter((one) => ours.has(one))) {
      const place = path.join(folder, name)
      if (name === 'postgres') await closeFilesIn(place)
      else await close(place)
    }
    if (names.every((name) => ours.has(name))) await closeTop(folder)
  } catch (error) {
    // A folder that cannot be changed is not ours to close; the code that needs to write there reports it.
    if (!['EACCES', 'ENOENT', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) throw error
  }
  return accessWarning(folder)
}

/** As root PostgreSQL's account must pass through the folder, and need not list it. */
async function accessWarning(folder: string): Promise<string | undefined> {
  const isRoot = process.getuid?.() === 0
  const tooMuch = isRoot ? 0o066 : 0o077
  const top = await found(folder)
  if (process.platform === 'win32' || !top || (top.mode & tooMuch) === 0) return undefined
  return `Other accounts of this machine can read the data folder ${folder}: run chmod ${isRoot ? 711 : 700} ${folder}.`
}

async function closeTop(folder: string): Promise<void> {
  const postgres = await found(path.join(folder, 'postgres'))
  if (!postgres || postgres.uid === 0 || process.getuid?.() !== 0) return chmod(folder, 0o700)
  await chown(folder, 0, postgres.gid)
  await chmod(folder, 0o710)
}

/** From the inside out: a folder that is closed was closed whole. */
async function close(place: string): Promise<void> {
  const entry = await found(place)
  if (!entry || entry.isSymbolicLink() || isClosed(entry)) return
  if (entry.isDirectory()) for (const name of await readdir(place)) await close(path.join(place, name))
  await chmod(place, entry.isDirectory() ? 0o700 : 0o600)
}

/** PostgreSQL looks after its own data directory itself. */
async function closeFilesIn(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile()) await close(path.join(folder, entry.name))
  }
}

/** Undefined for what another process has removed meanwhile. */
async function found(place: string): Promise<Stats | undefined> {
  return lstat(place).catch((error) => {
    if (errorCode(error) !== 'ENOENT') throw error
    return undefined
  })
}

function isClosed({ mode }: Stats): boolean {
  return (mode & 0o077) === 0
}
