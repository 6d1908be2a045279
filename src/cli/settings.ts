/** npm run settings: prints what is in force, and of every base both values. Of secrets only whether they are set. */
import { type Config, ConfigError } from '#config'
import { fixedSettings } from '#domain/settings/fixed.ts'
import { listBases } from '../config/base-addresses.ts'
import { readSettings } from './read-settings.ts'

try {
  print(readSettings())
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(`✗ ${error.message}`)
  process.exitCode = 1
}

function print(config: Config): void {
  for (const [group, facts] of Object.entries(Object.groupBy(fixedSettings(config), ({ group }) => group))) {
    console.log(`\n${group}`)
    table((facts ?? []).map(({ name, value, changed_in }) => [name, value, changed_in]))
  }
  console.log(`\nBases (in force: the ${config.mode} values)`)
  table([
    ['', 'production', 'development', 'setting'],
    ...listBases(process.env).map(({ what, production, development, setting }) => [
      what,
      production || 'this server',
      development || 'this server',
      `${setting}, ${setting}_DEVELOPMENT`,
    ]),
  ])
}

function table(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of rows)
    console.log(
      `  ${row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}`,
    )
}
