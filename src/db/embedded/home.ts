import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { makeDataFolder } from '../make-folder.ts'
import { errorCode, StartupError } from '../startup-error.ts'
import { type Account, canEnter, postgresAccount } from './account.ts'
import { makeSharedFolder, sharedFolder } from './shared-folder.ts'

/** The folders of the embedded server, and the account it runs as. */
export interface Home {
  folder: string
  /** PostgreSQL's own data directory. */
  cluster: string
  /** Holds the server's random password, mode 0600. */
  passwordFile: string
  /** PostgreSQL's output before its own log in `logs` begins. */
  startLog: string
  logs: string
  account: Account | undefined
}

/**
 * Finds or makes the home of the data folder's server: its subfolder `postgres`. When we are root and
 * PostgreSQL's account cannot enter the data folder (under /root, which is closed to all others), the home is
 * a folder of its own in /var/lib/aangan and the data folder holds a file with its path.
 */
export function prepareHome(dataFolder: string): Home {
  makeDataFolder(dataFolder)
  const usual = join(dataFolder, 'postgres')
  const home = homeIn(pointedTo(dataFolder) ?? usual)
  if (home.folder !== usual || existsSync(home.cluster)) return checked(home)
  if (canEnter(dataFolder, home.account)) return made(home)
  return made(homeIn(pointElsewhere(dataFolder)))
}

function homeIn(folder: string): Home {
  const cluster = join(folder, 'data')
  return {
    folder,
    cluster,
    passwordFile: join(folder, 'password'),
    startLog: join(folder, 'start.log'),
    logs: join(folder, 'log'),
    account: postgresAccount(cluster),
  }
}

function checked(home: Home): Home {
  made(home)
  if (canEnter(home.folder, home.account)) return home
  throw new StartupError(
    `PostgreSQL's account cannot enter ${home.folder}: open the folders above it to everyone (chmod a+x), or move the data folder back to where it was.`,
  )
}

function made(home: Home): Home {
  for (const folder of [home.folder, home.logs]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (home.account) chownSync(folder, home.account.uid, home.account.gid)
  }
  return home
}

const pointer = 'postgres-lives-in'

function pointedTo(dataFolder: string): string | undefined {
  const file = join(dataFolder, pointer)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

function pointElsewhere(dataFolder: string): string {
  // A random name and not one made from the path: the path may be deleted, moved or made again, and then must
  // not find the data of another.
  const name = basename(dataFolder).replace(/^\.+/, '')
  const folder = join(makeSharedFolder(), `${name}-${randomBytes(6).toString('hex')}`)
  const draft = join(dataFolder, `${pointer}.${process.pid}`)
  writeFileSync(draft, `${folder}\n`)
  try {
    // A hard link appears whole and only once: of two processes that get here, the second takes the first's.
    linkSync(draft, join(dataFolder, pointer))
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  const chosen = pointedTo(dataFolder)
  if (!chosen)
    throw new StartupError(
      `${join(dataFolder, pointer)} is empty: delete it, or write the path of the folder in ${sharedFolder} into it.`,
    )
  return chosen
}
