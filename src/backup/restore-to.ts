import { rm, writeFile } from 'node:fs/promises'
import type { Config } from '#config'
import { firstSegment } from '#db/embedded/base-backup.ts'
import { ClusterFiles, mustHaveLog, type Recovered, recoverTo } from '#db/embedded/recover-to.ts'
import { makeDataFolder } from '#db/make-folder.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { StartupError } from '#db/startup-error.ts'
import { unfinishedRestore } from '#db/unfinished-restore.ts'
import { type Manifest, type StoredFile, totalBytes } from './manifest.ts'
import type { Repository, Trust } from './repository.ts'
import {
  explainRestore,
  mustBeEmpty,
  mustBeKnown,
  mustHaveRoom,
  restoreFiles,
  restoreSecret,
} from './restore-backup.ts'

export type RestoredTo = Recovered & { id: string; files: number; bytes: number }

export type RestoreToOptions = Trust & { onPart?: (done: number, of: number) => void }

/**
 * Puts the site back as it was at a moment: the last base backup before it, the log from there on, and every file that
 * was there by then.
 * @param moment 'latest' is the end of the log
 * @throws StartupError when no base backup is old enough, or for the reasons of `restoreBackup`
 */
export async function restoreTo(
  repository: Repository,
  moment: Date | 'latest',
  config: Config,
  { unsigned = false, onPart = () => {} }: RestoreToOptions = {},
): Promise<RestoredTo> {
  if (config.databaseUrl !== undefined)
    throw new StartupError('--to restores into the data folder: leave out DATABASE_URL, or use --at.')
  const { manifest, base, later } = await chooseBase(repository, moment, { unsigned })
  mustBeKnown(manifest)
  await mustBeEmpty(config)
  await mustHaveRoom(manifest, config)
  const logs = repository.logs()
  mustHaveLog(firstSegment(base.label), logs)
  const files = unique([...manifest.files, ...later, ...(await repository.added({ unsigned }))])
  // Each is read twice: nothing is written before all is known to be whole.
  const of = 2 * (files.length + base.files.length + logs.length)
  let done = 0
  const onOne = () => onPart(++done, of)
  await repository.verify([...files, ...base.files], onOne)
  for (const name of logs) {
    await repository.readLog(name, { unsigned })
    onOne()
  }
  makeDataFolder(config.dataDir)
  await writeFile(unfinishedRestore(config.dataDir), `${manifest.id}\n`)
  try {
    await restoreFiles(repository, { ...manifest, files }, config, onOne)
    const cluster = new ClusterFiles(config.dataDir)
    await cluster.makeFolders(base.folders)
    for (const file of base.files) {
      await cluster.write(file.key, repository.read(file))
      onOne()
    }
    for (const name of logs) {
      await cluster.writeLog(name, await repository.readLog(name, { unsigned }))
      onOne()
    }
    await cluster.finish(base)
    const recovered = await recoverTo(config.dataDir, moment)
    await restoreSecret(manifest, config)
    const database = await openDatabase(config)
    await migrate(database.url).finally(() => database.stop())
    await rm(unfinishedRestore(config.dataDir))
    return { ...recovered, id: manifest.id, files: files.length, bytes: totalBytes(manifest) }
  } catch (error) {
    throw explainRestore(error, config)
  }
}

type Chosen = { manifest: Manifest; base: NonNullable<Manifest['base']>; later: StoredFile[] }

/** The newest base backup that had ended by then, and the files of the backups after it. */
async function chooseBase(repository: Repository, moment: Date | 'latest', trust: Trust): Promise<Chosen> {
  const later: StoredFile[] = []
  for (const id of repository.ids().reverse()) {
    const manifest = await repository.manifest(id, trust)
    const { base } = manifest
    if (base && (moment === 'latest' || new Date(base.endedAt) <= moment)) return { manifest, base, later }
    later.push(...manifest.files)
  }
  throw new StartupError(
    `There is no backup made with --point-in-time before that moment in ${repository.place.name}: choose a later one, or restore a backup as it is (--at).`,
  )
}

function unique(files: readonly StoredFile[]): StoredFile[] {
  return [...new Map(files.map((file) => [file.key, file])).values()]
}
