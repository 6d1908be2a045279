import type { Config } from '#config'
import { holdBackupLock } from '#db/backup-lock.ts'
import { type Connection, connect } from '#db/client.ts'
import { readDatabase } from '#db/copy/read-database.ts'
import { readServerId } from '#db/embedded/base-backup.ts'
import { openDatabase } from '#db/open.ts'
import { siteId } from '#db/site-id.ts'
import { StartupError } from '#db/startup-error.ts'
import { notReady, readState } from '#db/state.ts'
import { beginLogIn, noteBackup } from '#domain/backups/index.ts'
import { openStorage } from '#storage/open.ts'
import type { Storage } from '#storage/storage.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { readKey } from './backup-key.ts'
import { beginPointInTime, mustKeepLog, saveBase } from './base.ts'
import { type Manifest, type StoredFile, totalBytes } from './manifest.ts'
import { openPlace } from './place.ts'
import { Repository } from './repository.ts'
import { chooseKept, type Retention } from './retention.ts'
import { fileIn, saveAll } from './save-all.ts'
import { folderFilesToSave, inStorage, keysInDatabase, keysToSave, readSecret } from './saved-files.ts'
import { tryWriting } from './try-place.ts'

export type BackupOptions = {
  /** A folder, or s3://bucket/prefix. */
  place: string
  /** Without it every backup stays. */
  keep?: Retention | undefined
  /** Of the days that `keep` counts. */
  zone: string
  siteUrl?: string | undefined
  /** Has the embedded server keep its log from now on, so that any later moment can be restored. */
  pointInTime?: boolean
  signal?: AbortSignal
  /** Told as it goes, of how many files how many are stored. */
  onFile?: (done: number, of: number) => void
}

export type Backup = {
  id: string
  takenAt: string
  seconds: number
  tables: number
  rows: number
  files: number
  /** Of everything in it, before compression. */
  bytes: number
  /** Written by this one; the rest was there. */
  addedBytes: number
  /** Files that the database names and storage does not have. */
  missing: string[]
  hasSecret: boolean
  removed: string[]
}

/**
 * Makes a backup of the site of `config` while it runs: one moment of its database, and every file that this moment
 * names, because files whose rows are gone are deleted after the backup (`isBackupRunning`). It exists once its manifest
 * is written; what one that is broken off leaves behind serves the next one, or goes with it.
 * @throws StartupError in a sentence that says what to do
 */
export async function createBackup(config: Config, options: BackupOptions): Promise<Backup> {
  const key = await readKey(config.backup.key)
  const place = await openPlace(options.place, config, { toWrite: true })
  if (options.pointInTime) beginPointInTime(config)
  const database = await openDatabase(config, { mustBeUsed: true })
  const connection = connect(database.url, { max: 2, applicationName: 'aangan backup', statementTimeout: 0 })
  try {
    await using lock = await holdBackupLock(database.url)
    if (!lock) throw new StartupError('Another backup of this site is running: wait until it has finished.')
    await mustBeReadable(connection)
    if (options.pointInTime) await mustKeepLog(database.url)
    const begun = Date.now()
    // A place that takes nothing is named before the database is read.
    await tryWriting(place)
    const repository = await Repository.begin(place, key, await siteId(connection.db))
    const secret = key && (await readSecret(config.dataDir, config.signingSecret))
    const storage = await openStorage(config)
    try {
      const parts = await save({ config, connection, url: database.url, repository, storage, options })
      const takenAt = parts.database.takenAt
      const manifest: Manifest = {
        format: 1,
        id: takenAt.replaceAll(/[:.]/g, '-'),
        takenAt,
        finishedAt: new Date().toISOString(),
        version: packageJson.version,
        ...(options.siteUrl !== undefined && { siteUrl: options.siteUrl }),
        ...parts,
        ...(secret !== undefined && { secret }),
      }
      await lock.mustHold()
      await repository.finish(manifest)
      const { addedBytes } = repository
      const made = { ...summary(manifest), addedBytes, seconds: (Date.now() - begun) / 1000 }
      await note(connection, made, place.name)
      return { ...made, removed: await forget(repository, options) }
    } finally {
      await storage.close()
    }
  } finally {
    await connection.close()
    await database.stop()
    await place.close()
  }
}

async function mustBeReadable({ pool }: Connection): Promise<void> {
  const state = await readState(pool).catch(() => undefined)
  // Before an update its backup is made by either version.
  if (state === 'newer' || state === 'recovering') throw new StartupError(notReady[state])
}

type Work = {
  config: Config
  connection: Connection
  url: string
  repository: Repository
  storage: Storage
  options: BackupOptions
}

type Parts = Pick<Manifest, 'database' | 'files' | 'folderFiles' | 'missing' | 'base'>

async function save({ config, connection, url, repository, storage, options }: Work): Promise<Parts> {
  const last = repository.ids().at(-1)
  // A damaged or unsigned one saves no work, and this backup must be made anyway.
  const before = last === undefined ? undefined : await repository.manifest(last).catch(() => undefined)
  const database = await saveDatabase(url, repository, options.signal)
  const named = await keysInDatabase(connection.db)
  const keys = await Array.fromAsync(keysToSave(storage))
  const folder = await folderFilesToSave(config.dataDir)
  let done = 0
  const onFile = () => options.onFile?.(++done, keys.length + folder.length)
  const how = { signal: options.signal, onFile }
  const files = await saveAll(
    repository,
    keys.map((key) => inStorage(storage, key)),
    byKey(before?.files),
    how,
  )
  const inDataDir = folder.map((name) => fileIn(config.dataDir, name))
  const folderFiles = await saveAll(repository, inDataDir, byKey(before?.folderFiles), how)
  const saved = new Set(files.map(({ key }) => key))
  const base = await saveBase(config, url, repository, {
    signal: options.signal,
    // Before the base backup begins, because it cannot be restored without the log that is written meanwhile.
    begin: async () =>
      beginLogIn(connection.db, {
        place: repository.place.name,
        server: await readServerId(connection.db),
        takenAt: database.takenAt,
      }),
  })
  return {
    ...(base && { base }),
    database,
    files,
    folderFiles,
    missing: named.filter((key) => !saved.has(key)),
  }
}

async function saveDatabase(
  url: string,
  repository: Repository,
  signal: AbortSignal | undefined,
): Promise<Manifest['database']> {
  await using copy = await readDatabase(url)
  const tables: Manifest['database']['tables'] = []
  for (const table of copy.facts.tables) {
    signal?.throwIfAborted()
    tables.push({ ...table, stored: await repository.store(await copy.read(table)) })
  }
  return { ...copy.facts, tables }
}

function byKey(files: readonly StoredFile[] = []): Map<string, StoredFile> {
  return new Map(files.map((file) => [file.key, file]))
}

async function note({ db }: Connection, made: Omit<Backup, 'removed'>, place: string): Promise<void> {
  const { id, takenAt, seconds, rows, files, bytes, addedBytes, missing } = made
  const success = { id, place, takenAt, seconds, rows, files, bytes, addedBytes, missing: missing.length }
  await noteBackup(db, { success })
}

/** Removes what is older than is to be kept, and what broken-off backups left. */
async function forget(repository: Repository, { keep, zone }: BackupOptions): Promise<string[]> {
  const ids = repository.ids()
  const kept = keep
    ? chooseKept(
        ids.map((id) => ({ id, takenAt: backupTime(id) })),
        keep,
        zone,
      )
    : new Set(ids)
  const gone = ids.filter((id) => !kept.has(id))
  await repository.remove(gone)
  return gone
}

/** '2026-11-24T02-00-00-000Z' is a name that every file system takes. */
export function backupTime(id: string): Date {
  return new Date(id.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z$/, 'T$1:$2:$3.$4Z'))
}

function summary(manifest: Manifest) {
  const { id, takenAt, database, files, folderFiles, missing, secret } = manifest
  return {
    id,
    takenAt,
    tables: database.tables.length,
    rows: database.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.length + folderFiles.length,
    bytes: totalBytes(manifest),
    missing,
    hasSecret: secret !== undefined,
  }
}
