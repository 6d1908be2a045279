/** npm run import: brings the advertisements of a CSV file into the database. docs/import.md tells how. */

import { CannotImport } from '#domain/csv/index.ts'
import { readArguments } from './import/arguments.ts'
import { runImport } from './import/run.ts'
import { readSettings } from './read-settings.ts'
import { sayFailure } from './say-failure.ts'

const stop = new AbortController()
process.on('SIGINT', () => {
  if (stop.signal.aborted) process.exit(130)
  console.error('\nStopping after the current rows. Press Ctrl-C again to stop immediately.')
  stop.abort()
})
process.on('SIGTERM', () => stop.abort())

try {
  const terminal = { signal: stop.signal, output: process.stderr }
  const { report, text } = await runImport(readArguments(process.argv.slice(2)), readSettings(), terminal)
  console.log(text)
  process.exitCode = report.stopped ? 130 : 0
} catch (error) {
  if (error === stop.signal.reason) process.exit(130)
  sayFailure(error, CannotImport)
}
