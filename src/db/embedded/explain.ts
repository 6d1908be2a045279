import { join } from 'node:path'
import { isDiskFull } from '../disk-space.ts'
import { StartupError } from '../startup-error.ts'
import type { Home } from './home.ts'
import { readMajorVersion } from './major-version.ts'
import { wrongOwner } from './wrong-owner.ts'

const mayPass = { mayPass: true }

/** Turns what initdb or postgres said when it failed into one sentence that says what to do. */
export function explain(output: string, home: Home): StartupError {
  if (/No space left on device|Disk quota exceeded/.test(output) || isDiskFull(home.folder)) {
    return fullDisk(home)
  }
  if (/Permission denied|EACCES|EPERM|has wrong ownership|invalid permissions/.test(output)) {
    const owned = wrongOwner(home.folder, [home.folder, home.cluster], home.account)
    if (owned) return owned
    return new StartupError(
      `PostgreSQL has no permission to use ${home.folder}: start as the user who created it, or set DATA_DIR to another folder.`,
    )
  }
  if (/incompatible with server|not compatible with this version/.test(output)) {
    return new StartupError(
      `The database in ${home.folder} was made with PostgreSQL ${readMajorVersion(home) ?? 'of another version'}, which this version of the site does not include: run npm run database -- upgrade, or start the previous version of the site.`,
    )
  }
  return new StartupError(
    `PostgreSQL did not start (${lastComplaint(output)}): its log is in ${home.logs}.`,
    mayPass,
  )
}

export function fullDisk({ folder }: Home): StartupError {
  return new StartupError(`The disk that holds ${folder} is full: free some space and start again.`, mayPass)
}

function lastComplaint(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const complaint = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.findLast(Boolean)
  return complaint?.replace(/^.*?(FATAL|PANIC|error):\s*/, '') ?? 'it said nothing'
}

/** Turns an error of the file system met while preparing the data folder into one sentence that says what to do. */
export function explainFileError(code: string | undefined, dataFolder: string): StartupError | undefined {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return (
        wrongOwner(dataFolder, [dataFolder, join(dataFolder, 'postgres')], undefined) ??
        new StartupError(
          `No permission to write in the data folder ${dataFolder}: change its permissions, or set DATA_DIR to another folder.`,
        )
      )
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartupError(
        `The disk that holds the data folder ${dataFolder} is full: free some space and start again.`,
        mayPass,
      )
    case 'ENOENT':
      return new StartupError(
        `The data folder ${dataFolder} cannot be created: set DATA_DIR to another folder.`,
      )
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartupError(`The data folder ${dataFolder} is not a folder: set DATA_DIR to one.`)
    case 'ERR_SQLITE_ERROR':
      return new StartupError(
        `Files in the data folder ${dataFolder} cannot be locked: set DATA_DIR to a writable folder on a local disk.`,
      )
    default:
      return undefined
  }
}
