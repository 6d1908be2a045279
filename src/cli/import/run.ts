import { type ImportReport, importListings } from '#domain/imports/index.ts'
import type { ImportArguments } from './arguments.ts'
import { readPositions, readProfile } from './files.ts'
import { type ImportCommand, importFile } from './import-file.ts'
import { describeImport } from './report.ts'

/**
 * Imports the listings of a file into the database that the settings name.
 * @throws CannotImport when it cannot begin, StartupError when there is no database
 */
export async function runImport(
  args: ImportArguments,
  config: ImportCommand['config'],
  { signal, output }: Omit<ImportCommand, 'config'>,
): Promise<{ report: ImportReport; text: string }> {
  const profile = await readProfile(args.profile)
  const { positions, used, unusable } = await readPositions(args.areas)
  if (args.areas !== undefined) output.write(`${used} positions of areas, ${unusable} unusable rows.\n`)
  const done = await importFile(
    { ...args, profile: { name: args.profile, profile }, subject: 'listings' },
    { config, signal, output },
    (work) => importListings({ ...work, profile, positions }),
  )
  return { report: done.report, text: describeImport(done) }
}
