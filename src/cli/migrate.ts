/** npm run migrate: brings the database to this version, or says what that would do. */
import { parseArgs } from 'node:util'
import { type MigrationRun, migrate, tryMigrations } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { waitForRecovery } from '#db/recovery.ts'
import { onChange } from '#db/waiting.ts'
import { readSettings } from './read-settings.ts'
import { sayFailure } from './say-failure.ts'

class UsageError extends Error {}

const usage = `npm run migrate                 brings the database to this version
  npm run migrate -- --dry-run    runs the migrations in a transaction that is taken back, and shows their SQL`

async function run({ isDry }: { isDry: boolean }): Promise<string> {
  const config = readSettings()
  const waiting = { say: onChange((sentence) => console.error(`! ${sentence}`)) }
  const database = await openDatabase(config, waiting)
  try {
    await waitForRecovery(database.url, waiting)
    const options = { ...waiting, giveUpMs: config.migrationTimeoutMs }
    if (!isDry) return told(await migrate(database.url, options))
    return wouldDo(await tryMigrations(database.url, options))
  } finally {
    await database.stop()
  }
}

function told(done: readonly MigrationRun[]): string {
  if (done.length === 0) return '✓ The database is up to date.'
  return `✓ Done: ${done.map(({ tag }) => tag).join(', ')}.`
}

function wouldDo(tried: readonly MigrationRun[]): string {
  if (tried.length === 0) return '✓ The database is up to date: nothing would run.'
  const shown = tried.map(({ tag, statements }) => {
    const lines = statements.map(({ sql, ms, locks }) => {
      const held = locks.length > 0 ? `; locks ${locks.join(', ')}` : ''
      return `${sql}\n-- took ${ms.toFixed(0)} ms${held}`
    })
    return `-- ${tag}\n${lines.join('\n')}`
  })
  const ms = tried.flatMap(({ statements }) => statements).reduce((sum, one) => sum + one.ms, 0)
  return `${shown.join('\n\n')}\n\n✓ Everything was rolled back after ${ms.toFixed(0)} ms. Locks are held until the end.`
}

function readArguments(): { isDry: boolean } {
  try {
    const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
    return { isDry: values['dry-run'] }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

try {
  console.log(await run(readArguments()))
} catch (error) {
  if (error instanceof UsageError) error.message += `\n  ${usage}`
  sayFailure(error, UsageError)
}
