/** npm run backup: makes a backup of the running site, lists those there are, or makes a key for them. */
import { parseArgs } from 'node:util'
import { newKey, readKey } from '#backup/backup-key.ts'
import { type Backup, createBackup } from '#backup/create-backup.ts'
import { openPlace } from '#backup/place.ts'
import { Repository } from '#backup/repository.ts'
import { readRetention } from '#backup/retention.ts'
import type { Config } from '#config'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { StartupError } from '#db/startup-error.ts'
import { startProgress } from './import/progress.ts'
import { readSettings } from './read-settings.ts'
import { sayFailure } from './say-failure.ts'

class UsageError extends Error {}

const usage = `npm run backup -- FOLDER|s3://bucket/prefix [--keep 7d,4w,12m] [--point-in-time] [--unencrypted]
  npm run backup -- list FOLDER|s3://bucket/prefix
  npm run backup -- key`

const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () =>
    stop.abort(new StartupError('The backup was stopped. Earlier backups are unchanged.')),
  )

try {
  console.log(await run(readArguments()))
} catch (error) {
  sayFailure(error, UsageError)
}

type Arguments = {
  positionals: string[]
  keep: string | undefined
  unencrypted: boolean
  pointInTime: boolean
}

function readArguments(): Arguments {
  try {
    const { positionals, values } = parseArgs({
      options: {
        keep: { type: 'string' },
        unencrypted: { type: 'boolean', default: false },
        'point-in-time': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const { keep, unencrypted, 'point-in-time': pointInTime } = values
    return { positionals, keep, unencrypted, pointInTime }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n  ${usage}`)
  }
}

async function run({ positionals: [first, second], ...how }: Arguments): Promise<string> {
  if (first === undefined) throw new UsageError(`Enter the destination of the backup:\n  ${usage}`)
  if (first === 'key') return makeKey()
  const config = readSettings()
  if (first === 'list') return list(second, config)
  return make(first, how, config)
}

async function makeKey(): Promise<string> {
  return `BACKUP_KEY=${await newKey()}
Add this line to the site’s settings, and keep a copy away from the server and the backups: without this key, the backups cannot be restored.`
}

async function list(where: string | undefined, config: Config): Promise<string> {
  if (where === undefined) throw new UsageError(`Enter the place of the backups:\n  ${usage}`)
  const place = await openPlace(where, config)
  try {
    const repository = await Repository.open(place, await readKey(config.backup.key))
    const lines: string[] = []
    for (const id of repository.ids()) {
      const { takenAt, version, files, database } = await repository.manifest(id, { unsigned: true })
      const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
      lines.push(
        `${id}  ${whenTaken(takenAt)}  version ${version}  ${count(rows, 'row')}, ${count(files.length, 'file')}`,
      )
    }
    return lines.length > 0 ? lines.join('\n') : `There is no finished backup in ${place.name}.`
  } finally {
    await place.close()
  }
}

async function make(
  place: string,
  { keep, unencrypted, pointInTime }: Omit<Arguments, 'positionals'>,
  config: Config,
): Promise<string> {
  if (!config.backup.key && !unencrypted)
    throw new StartupError(
      'Backups hold phone numbers and CVs: set BACKUP_KEY to encrypt them (npm run backup -- key makes one), or add --unencrypted.',
    )
  const settings = unencrypted ? { ...config, backup: { ...config.backup, key: undefined } } : config
  let progress: ReturnType<typeof startProgress> | undefined
  const backup = await createBackup(settings, {
    place,
    keep: keep === undefined ? undefined : readRetention(keep),
    zone: agencyZone,
    siteUrl: config.publicUrl,
    pointInTime,
    signal: stop.signal,
    onFile(done, of) {
      progress ??= startProgress(of, process.stderr)
      progress.show(done)
    },
  }).finally(() => progress?.end())
  return tell(backup, place)
}

function tell(backup: Backup, place: string): string {
  const { id, rows, files, bytes, addedBytes, seconds, missing, hasSecret, removed } = backup
  const lines = [
    `✓ Backup ${id} is in ${place}: ${count(rows, 'row')} and ${count(files, 'file')} (${megabytes(bytes)} MB), ${megabytes(addedBytes)} MB of them new, in ${seconds.toFixed(1)} s.`,
  ]
  if (removed.length > 0) lines.push(`${count(removed.length, 'older backup')} removed.`)
  if (missing.length > 0)
    lines.push(
      `! ${count(missing.length, 'file')} that the database names ${missing.length === 1 ? 'is' : 'are'} not in storage, and therefore not in the backup: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ', …' : ''}`,
    )
  if (!hasSecret)
    lines.push(
      '! The signing secret is not in the backup, because it is not encrypted: keep DATA_DIR/signing-secret apart.',
    )
  return lines.join('\n')
}

function whenTaken(takenAt: string): string {
  return new Date(takenAt).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: agencyZone,
  })
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })
}

function count(many: number, what: string): string {
  return `${many.toLocaleString('en')} ${what}${many === 1 ? '' : 's'}`
}
