/** The log of the embedded server, kept until a backup has taken it: it leads from a base backup to any later moment. */
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Home, prepareHome } from './home.ts'
import type { Settings } from './settings.ts'

export const archiveFolder = ({ folder }: Pick<Home, 'folder'>) => join(folder, 'archive')

/**
 * PostgreSQL runs it in its data directory and puts names of its own into it, so that no path of ours meets the shell. A
 * segment appears whole and on the disk, or not at all; one that is there already is not written again.
 */
const archiveCommand =
  'cmp -s %p ../archive/%f || { cp %p ../archive/%f.part && sync ../archive/%f.part && ' +
  'mv ../archive/%f.part ../archive/%f && sync ../archive; }'

/** The settings of a server that keeps its log, which it does from its first start on with an archive folder. */
export function archiveSettings(home: Home): Settings {
  if (!existsSync(archiveFolder(home))) return {}
  return { archive_mode: 'on', archive_command: archiveCommand, archive_timeout: '60s' }
}

/** Has the server of a data folder keep its log from its next start on. */
export function beginArchive(dataFolder: string): void {
  const home = prepareHome(resolve(dataFolder))
  const folder = archiveFolder(home)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (home.account) chownSync(folder, home.account.uid, home.account.gid)
}

/** Whether the server of a data folder keeps its log, or will from its next start on. */
export function keepsArchive(dataFolder: string): boolean {
  return existsSync(archiveFolder(prepareHome(resolve(dataFolder))))
}

/** Names of segments, of notes where base backups began, and of the histories of timelines. */
const logName = /^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup)?$|^[0-9A-F]{8}\.history$/

/** The files of the log that wait to be taken, the oldest first; none where no log is kept. */
export async function listArchive(dataFolder: string): Promise<string[]> {
  const folder = archiveFolder(prepareHome(resolve(dataFolder)))
  if (!existsSync(folder)) return []
  const names = await readdir(folder)
  return names
    .filter((name) => logName.test(name))
    .sort()
    .map((name) => join(folder, name))
}
