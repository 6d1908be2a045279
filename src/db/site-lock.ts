/** One site at a time on a data folder: a second one would serve the same data at another port without a word. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KernelLock } from './embedded/kernel-lock.ts'
import { makeDataFolder } from './make-folder.ts'
import { errorCode, StartupError } from './startup-error.ts'

export type SiteLock = {
  /** Says where the site answers, to those that are refused. */
  note(address: string): void
  release(): void
}

/** A site runs on the data folder already. */
export class SiteRuns extends StartupError {
  override name = 'SiteRuns'
}

/**
 * Takes the data folder for this site, for as long as its process lives. Processes of one launcher follow each other: a
 * successor gets the folder when its predecessor has finished what it had begun.
 * @param launcher the process that starts this one and those that take over from it
 * @returns undefined where no file can be locked: opening the data folder says why
 * @throws SiteRuns when another site has the folder
 */
export async function lockSite(dataDir: string, launcher: number): Promise<SiteLock | undefined> {
  const lock = openLock(dataDir)
  if (!lock) return undefined
  const ending = new AbortController()
  const other = readNote(dataDir)
  if (lock.tryAcquire('exclusive') || (isGone(other.launcher) && (await endsSoon(lock)))) {
    writeNote(dataDir, { launcher })
  } else if (other.launcher === launcher) {
    lock.acquire('exclusive', ending.signal).catch(() => {})
  } else {
    lock.close()
    const where = other.address ? `, at ${other.address}` : ''
    throw new SiteRuns(
      `Another site is running on the data folder ${dataDir}${where}: stop it first, or set another DATA_DIR.`,
    )
  }
  return {
    note: (address) => writeNote(dataDir, { launcher, address }),
    release() {
      ending.abort()
      lock.close()
    },
  }
}

function openLock(dataDir: string): KernelLock | undefined {
  try {
    makeDataFolder(dataDir)
    return new KernelLock(join(dataDir, 'site.lock'))
  } catch {
    return undefined
  }
}

const endsWithinMs = 5_000

/** A server whose launcher was killed ends by itself. */
async function endsSoon(lock: KernelLock): Promise<boolean> {
  return lock.acquire('exclusive', AbortSignal.timeout(endsWithinMs)).then(
    () => true,
    () => false,
  )
}

function isGone(launcher: number | undefined): boolean {
  if (launcher === undefined) return false
  try {
    process.kill(launcher, 0)
    return false
  } catch (error) {
    return errorCode(error) === 'ESRCH'
  }
}

type Note = { launcher: number | undefined; address?: string | undefined }

const noteIn = (dataDir: string) => join(dataDir, 'site-running')

/** Two lines: the launcher's number and the address. */
function readNote(dataDir: string): Note {
  try {
    const [launcher, address] = readFileSync(noteIn(dataDir), 'utf8').split('\n')
    return { launcher: Number(launcher) || undefined, address }
  } catch {
    return { launcher: undefined }
  }
}

/** Without it, as on a full disk, a second site is refused without the address. */
function writeNote(dataDir: string, { launcher, address = '' }: Note): void {
  try {
    writeFileSync(noteIn(dataDir), `${launcher}\n${address}`, { mode: 0o600 })
  } catch {}
}
