/** npm run restore: puts a backup where the settings point, or checks that it could be. */
import { parseArgs } from 'node:util'
import { readKey } from '#backup/backup-key.ts'
import { checkBackup } from '#backup/check-backup.ts'
import { openPlace } from '#backup/place.ts'
import { Repository } from '#backup/repository.ts'
import { type Restored, restoreBackup } from '#backup/restore-backup.ts'
import { ConfigError, readConfig } from '#config'
import { StartupError } from '#db/startup-error.ts'
import { startProgress } from './import/progress.ts'

class UsageError extends Error {}

const usage = 'npm run restore -- FOLDER|s3://bucket/prefix [--at ID] [--check]'

try {
  console.log(await run(readArguments()))
} catch (error) {
  const isPlain = [UsageError, StartupError, ConfigError].some((kind) => error instanceof kind)
  console.error(isPlain && error instanceof Error ? `✗ ${error.message}` : error)
  process.exitCode = 1
}

type Arguments = { place: string; at: string | undefined; check: boolean }

function readArguments(): Arguments {
  try {
    const { positionals, values } = parseArgs({
      options: { at: { type: 'string' }, check: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [place, ...others] = positionals
    if (place === undefined || others.length > 0) throw new Error('Say where the backups are:')
    return { place, at: values.at, check: values.check }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n  ${usage}`)
  }
}

async function run(given: Arguments): Promise<string> {
  const config = readConfig()
  const place = await openPlace(given.place, config)
  try {
    const repository = await Repository.open(place, await readKey(config.backup.key))
    const id = given.at ?? repository.ids().at(-1)
    if (id === undefined) throw new StartupError(`There is no finished backup in ${place.name}.`)
    const manifest = await repository.manifest(id)
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
        : `✓ Backup ${id} is restored: ${tell(restored)} compared. Start the site.`,
      ...notes(restored, manifest.secret !== undefined || config.signingSecret !== undefined, given.check),
    ].join('\n')
  } finally {
    await place.close()
  }
}

function tell({ rows, tables, files, bytes }: Restored): string {
  const megabytes = (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })
  return `${rows.toLocaleString('en')} rows in ${tables} tables and ${files.toLocaleString('en')} files (${megabytes} MB)`
}

function notes({ leftOut }: Restored, hasSecret: boolean, isCheck: boolean): string[] {
  const lines: string[] = []
  if (leftOut.length > 0) lines.push(`! Tables that are not the site's were left out: ${leftOut.join(', ')}`)
  if (!hasSecret && !isCheck)
    lines.push(
      '! The backup has no signing secret: put it into DATA_DIR/signing-secret, or run npm run signing-secret -- replace.',
    )
  return lines
}
