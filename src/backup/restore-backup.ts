import { readdir, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#config'
import { writeDatabase } from '#db/copy/write-database.ts'
import { makeDataFolder } from '#db/make-folder.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { errorCode, StartupError } from '#db/startup-error.ts'
import { newestMigration } from '#db/state.ts'
import { unfinishedRestore } from '#db/unfinished-restore.ts'
import { writeInside } from '#db/write-inside.ts'
import { secretFile } from '#domain/installation/index.ts'
import { openStorage } from '#storage/open.ts'
import { isMissing, type Storage } from '#storage/storage.ts'
import { type Manifest, type StoredFile, storedIn, totalBytes } from './manifest.ts'
import type { Repository } from './repository.ts'
import { storedCopy } from './stored-copy.ts'

export type RestoreOptions = {
  /** Told of what is there: how many files and tables of how many. */
  onPart?: (done: number, of: number) => void
  /** Between the migration and the end, while nothing else uses the database at this address. */
  beforeEnd?: (databaseUrl: string) => Promise<void>
}

export type Restored = { rows: number; tables: number; files: number; bytes: number; leftOut: string[] }

/**
 * Puts a backup where the settings point, once all of it was compared with its checksums: its files first, the database
 * last. A restore that was broken off is begun again by the same call.
 * @throws StartupError when something is there already, when there is no room, or when the backup is damaged or newer
 */
export async function restoreBackup(
  repository: Repository,
  manifest: Manifest,
  config: Config,
  options: RestoreOptions = {},
): Promise<Restored> {
  try {
    return await restore(repository, manifest, config, options)
  } catch (error) {
    throw explainRestore(error, config)
  }
}

async function restore(
  repository: Repository,
  manifest: Manifest,
  config: Config,
  { onPart = () => {}, beforeEnd }: RestoreOptions,
): Promise<Restored> {
  mustBeKnown(manifest)
  await mustBeEmpty(config)
  await mustHaveRoom(manifest, config)
  const stored = storedIn(manifest)
  // Each is read twice: nothing is written before all is known to be whole.
  const of = 2 * stored.length
  let done = 0
  const onOne = () => onPart(++done, of)
  await repository.verify(stored, onOne)
  const unfinished = unfinishedRestore(config.dataDir)
  makeDataFolder(config.dataDir)
  await writeFile(unfinished, `${manifest.id}\n`)
  await restoreFiles(repository, manifest, config, onOne)
  const database = await openDatabase(config)
  try {
    const written = await writeDatabase(storedCopy(repository, manifest), database.url, onOne)
    await migrate(database.url)
    await beforeEnd?.(database.url)
    await restoreSecret(manifest, config)
    await rm(unfinished)
    const files = manifest.files.length + manifest.folderFiles.length
    return { ...written, files, bytes: totalBytes(manifest) }
  } finally {
    await database.stop()
  }
}

export function mustBeKnown({ id, version, database }: Manifest): void {
  if (database.migration <= newestMigration) return
  throw new StartupError(
    `The backup ${id} was made by a newer version of the site (${version}): restore it with that version.`,
  )
}

export async function mustBeEmpty({ dataDir }: Config): Promise<void> {
  const names = await readdir(dataDir).catch((error): string[] => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  if (names.length === 0 || names.includes(path.basename(unfinishedRestore(dataDir)))) return
  throw new StartupError(
    `The data folder ${dataDir} is not empty (${names[0]}): nothing was restored. Stop the site and move the folder away, or set DATA_DIR to a new one.`,
  )
}

// The tables take more room with their indexes than their rows do, and the database writes its log beside.
const roomForRow = 3

export async function mustHaveRoom(
  { database, files, folderFiles }: Manifest,
  config: Config,
): Promise<void> {
  const sum = (all: readonly { bytes: number }[]) => all.reduce((total, { bytes }) => total + bytes, 0)
  const inDatabase = config.databaseUrl ? 0 : roomForRow * sum(database.tables.map(({ stored }) => stored))
  const needed = inDatabase + sum(folderFiles) + (config.s3 ? 0 : sum(files))
  makeDataFolder(config.dataDir)
  const { bavail, bsize } = await statfs(config.dataDir)
  if (bavail * bsize > needed) return
  throw new StartupError(
    `Not enough disk space for ${config.dataDir}: the backup needs ${megabytes(needed)} MB, and ${megabytes(bavail * bsize)} MB are free.`,
  )
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 0 })
}

/** Brings every file into storage, and those of the data folder into it. */
export async function restoreFiles(
  repository: Repository,
  { files, folderFiles }: Manifest,
  config: Config,
  onFile: () => void,
): Promise<void> {
  const storage = await openStorage(config)
  try {
    for (const file of files) {
      await intoStorage(repository, file, storage)
      onFile()
    }
  } finally {
    await storage.close()
  }
  for (const file of folderFiles) {
    await writeInside(config.dataDir, file.key, repository.read(file))
    onFile()
  }
}

/** A file that the bucket has already is left as it is: a file never changes under its name. */
async function intoStorage(repository: Repository, file: StoredFile, storage: Storage): Promise<void> {
  const there = await storage.getMetaData(file.key).catch((error) => {
    if (!isMissing(error)) throw error
    return undefined
  })
  if (there?.contentLength === file.bytes) return
  await storage.putStream(file.key, repository.read(file), { contentLength: file.bytes })
}

/** Puts the signing secret where the site looks for it, unless the environment names it. */
export async function restoreSecret({ secret }: Manifest, { dataDir, signingSecret }: Config): Promise<void> {
  if (secret === undefined || signingSecret !== undefined) return
  await writeInside(dataDir, path.basename(secretFile(dataDir)), `${secret}\n`)
}

/** Storage puts errors of its own around those of the backup and of the disk. */
export function explainRestore(error: unknown, { dataDir }: Config): unknown {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof StartupError) return at
    if (['ENOSPC', 'EDQUOT'].includes(errorCode(at) ?? ''))
      return new StartupError(`The disk that holds ${dataDir} is full: free some space and restore again.`)
  }
  return error
}
