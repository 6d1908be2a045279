/** Brings the prices of a CSV file into the evidence. docs/price-evidence.md tells how. */

import { CannotImport } from '#domain/csv/index.ts'
import { readArguments } from './import-prices/arguments.ts'
import { runPriceImport } from './import-prices/run.ts'
import { readSettings } from './read-settings.ts'
import { sayFailure } from './say-failure.ts'

const stop = new AbortController()
process.on('SIGINT', () => {
  if (stop.signal.aborted) process.exit(130)
  console.error('\nStopping: no rows of this file will be stored.')
  stop.abort()
})
process.on('SIGTERM', () => stop.abort())

try {
  const terminal = { signal: stop.signal, output: process.stderr }
  const { report, text } = await runPriceImport(
    readArguments(process.argv.slice(2)),
    readSettings(),
    terminal,
  )
  console.log(text)
  process.exitCode = report.stopped ? 130 : 0
} catch (error) {
  if (error === stop.signal.reason) process.exit(130)
  sayFailure(error, CannotImport)
}
