/** npm run restore: puts a backup where the settings point, or checks that it could be. */
import { parseArgs } from 'node:util'
import { readKey } from '#backup/backup-key.ts'
import { checkBackup } from '#backup/check-backup.ts'
import { openPlace } from '#backup/place.ts'
import { Repository, type Trust } from '#backup/repository.ts'
import { type Restored, restoreBackup } from '#backup/restore-backup.ts'
import { restoreTo } from '#backup/restore-to.ts'
import type { Config } from '#config'
import { StartupError } from '#db/startup-error.ts'
import { startProgress } from './import/progress.ts'
import { readSettings } from './read-settings.ts'
import { sayFailure } from './say-failure.ts'

class UsageError extends Error {}

const usage =
  'npm run restore -- FOLDER|s3://bucket/prefix [--at ID | --to 2026-11-24T10:00:00Z | --to latest] [--check] [--unsigned]'

try {
  console.log(await run(readArguments()))
} catch (error) {
  sayFailure(error, UsageError)
}

type Arguments = {
  place: string
  at: string | undefined
  to: Date | 'latest' | undefined
  check: boolean
  unsigned: boolean
}

function readArguments(): Arguments {
  try {
    const { positionals, values } = parseArgs({
      options: {
        ...{ at: { type: 'string' }, to: { type: 'string' } },
        ...{ check: { type: 'boolean', default: false }, unsigned: { type: 'boolean', default: false } },
      },
      allowPositionals: true,
    })
    const [place, ...others] = positionals
    if (place === undefined || others.length > 0) throw new Error('Enter the place of the backups:')
    const { at, check, unsigned } = values
    const to = readMoment(values.to)
    if (to !== undefined && (at !== undefined || check))
      throw new Error('--to cannot be used with --at or --check:')
    return { place, at, to, check, unsigned }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n  ${usage}`)
  }
}

/** Requires a time zone, so that a restore is not five hours off. */
function readMoment(text: string | undefined): Date | 'latest' | undefined {
  if (text === undefined || text === 'latest') return text
  const moment = new Date(text)
  if (/T.*(Z|[+-]\d\d:?\d\d)$/.test(text) && !Number.isNaN(moment.getTime())) return moment
  throw new Error(`--to needs a time with a time zone, such as 2026-11-24T15:00:00+05:00, not '${text}':`)
}

async function run(given: Arguments): Promise<string> {
  const config = readSettings()
  const place = await openPlace(given.place, config)
  try {
    const repository = await Repository.open(place, await readKey(config.backup.key))
    if (given.to !== undefined) return await runTo(repository, given.to, config, given)
    const id = given.at ?? repository.ids().at(-1)
    if (id === undefined) throw new StartupError(`There is no finished backup in ${place.name}.`)
    const manifest = await repository.manifest(id, given)
    let progress: ReturnType<typeof startProgress> | undefined
    const onPart = (done: number, of: number) => {
      progress ??= startProgress(of, process.stderr)
      progress.show(done)
    }
    const restored = await (given.check ? checkBackup : restoreBackup)(repository, manifest, config, {
      onPart,
    }).finally(() => progress?.end())
    return [
      given.check
        ? `✓ Backup ${id} can be restored: ${tell(restored)} compared, and the site starts and shows its home page.`
        : `✓ Backup ${id} was restored: ${tell(restored)} compared. Start the site.`,
      ...notes(restored, manifest.secret !== undefined || config.signingSecret !== undefined, given.check),
    ].join('\n')
  } finally {
    await place.close()
  }
}

async function runTo(
  repository: Repository,
  moment: Date | 'latest',
  config: Config,
  { unsigned }: Trust,
): Promise<string> {
  let progress: ReturnType<typeof startProgress> | undefined
  const onPart = (done: number, of: number) => {
    progress ??= startProgress(of, process.stderr)
    progress.show(done)
  }
  const { id, lastChange, endedBefore, files } = await restoreTo(repository, moment, config, {
    ...(unsigned && { unsigned }),
    onPart,
  }).finally(() => progress?.end())
  const last = lastChange ? `; the last change in it is of ${lastChange.toISOString()}` : ''
  const lines = [
    `✓ The site is restored from the backup ${id} and the log after it, with ${files.toLocaleString('en')} files${last}. Start the site.`,
  ]
  if (endedBefore)
    lines.push('! The log has no changes after that time: later changes were not yet in the backups.')
  return lines.join('\n')
}

function tell({ rows, tables, files, bytes }: Restored): string {
  const megabytes = (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })
  return `${rows.toLocaleString('en')} rows in ${tables} tables and ${files.toLocaleString('en')} files (${megabytes} MB)`
}

function notes({ leftOut }: Restored, hasSecret: boolean, isCheck: boolean): string[] {
  const lines: string[] = []
  if (leftOut.length > 0)
    lines.push(`! Tables that do not belong to the site were skipped: ${leftOut.join(', ')}`)
  if (!hasSecret && !isCheck)
    lines.push(
      '! The backup has no signing secret: put it into DATA_DIR/signing-secret, or run npm run signing-secret -- replace.',
    )
  return lines
}
