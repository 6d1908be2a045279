/** npm run database: moves the database to another server, or to the PostgreSQL that this version brings. */
import { parseArgs } from 'node:util'
import type { Config } from '#config'
import type { Written } from '#db/copy/write-database.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { upgradeEmbedded } from '#db/embedded/upgrade.ts'
import { moveDatabase } from '#db/move-database.ts'
import { openDatabase } from '#db/open.ts'
import { forgetOutside } from '#db/outside-note.ts'
import { checkOutsideServer } from '#db/outside-server.ts'
import { StartupError } from '#db/startup-error.ts'
import { readSettings } from './read-settings.ts'
import { sayFailure } from './say-failure.ts'

class UsageError extends Error {}

const usage = `npm run database -- upgrade [--binaries DIR]       to the PostgreSQL of this version, in the data folder
  npm run database -- move --to postgres://…         to a server at an address, whose database is empty
  npm run database -- move --to data-folder          from DATABASE_URL into the data folder`

async function upgrade(binaries: string | undefined): Promise<string> {
  const { dataDir, databaseUrl } = readSettings()
  if (databaseUrl !== undefined)
    throw new StartupError('DATABASE_URL is set: upgrade PostgreSQL on that server.')
  const done = await upgradeEmbedded(dataDir, binaries)
  if (!done) return '✓ The database already has the PostgreSQL version of this release: nothing to do.'
  return `✓ ${tell(done)} copied from PostgreSQL ${done.from} to ${done.to} and compared. Start the site.
The old database is in ${done.kept}: delete it when you are sure. To go back, stop the site, rename ${done.cluster} and give ${done.kept} that name, and start the version before; what was written meanwhile is not in it.`
}

async function move(to: string | undefined): Promise<string> {
  const config = readSettings()
  if (to === undefined) throw new UsageError('Enter the destination: --to postgres://user:password@host/name')
  if (to === 'data-folder') return moveIntoFolder(config)
  await checkOutsideServer(to)
  const source = await openDatabase(config)
  try {
    const written = await moveDatabase(source.url, to)
    const old = config.databaseUrl === undefined ? `in ${config.dataDir}` : 'at DATABASE_URL'
    return `✓ ${tell(written)} copied and compared. Set DATABASE_URL to the new address and start.
The database ${old} stays as it is, and is the way back: with the settings of now the site starts with it, without what was written meanwhile.`
  } finally {
    await source.stop()
  }
}

async function moveIntoFolder({ databaseUrl, dataDir }: Config): Promise<string> {
  if (databaseUrl === undefined)
    throw new StartupError('DATABASE_URL is not set: the database is in the data folder already.')
  const target = await openEmbedded(dataDir)
  try {
    const written = await moveDatabase(databaseUrl, target.url)
    forgetOutside(dataDir)
    return `✓ ${tell(written)} copied into ${dataDir} and compared. Start without DATABASE_URL.`
  } finally {
    await target.stop()
  }
}

function tell({ rows, tables, leftOut }: Written): string {
  const others = leftOut.length > 0 ? ` (without ${leftOut.join(', ')}, which is not the site's)` : ''
  return `${rows.toLocaleString('en')} rows in ${tables} tables${others}`
}

function run(): Promise<string> {
  const { positionals, values } = readArguments()
  const [command] = positionals
  if (positionals.length === 1 && command === 'upgrade') return upgrade(values.binaries)
  if (positionals.length === 1 && command === 'move') return move(values.to)
  throw new UsageError('Choose a command:')
}

function readArguments() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ allowPositionals: true, options: { to: text, binaries: text } })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

try {
  console.log(await run())
} catch (error) {
  if (error instanceof UsageError) error.message += `\n  ${usage}`
  sayFailure(error, UsageError)
}
