import { CannotImport, readColumns } from '#domain/csv/index.ts'
import {
  columnsOf,
  type ImportProfile,
  importPrices,
  type PriceImportReport,
  readProfileFiles,
} from '#domain/imports/index.ts'
import { onDisk, readProfile, sizeOfFile } from '../import/files.ts'
import { type ImportCommand, importFile } from '../import/import-file.ts'
import type { PriceImportArguments } from './arguments.ts'
import { describePriceImport } from './report.ts'

/**
 * Imports the prices of a file into the database that the settings name.
 * @throws CannotImport when it cannot begin, StartupError when there is no database
 */
export async function runPriceImport(
  args: PriceImportArguments,
  config: ImportCommand['config'],
  { signal, output }: Omit<ImportCommand, 'config'>,
): Promise<{ report: PriceImportReport; text: string }> {
  await sizeOfFile(args.file)
  const named = await chooseProfile(args)
  const done = await importFile(
    { ...args, profile: named, subject: 'prices' },
    { config, signal, output },
    (work) => importPrices({ ...work, profile: named.profile, now: new Date() }),
  )
  return { report: done.report, text: describePriceImport(done) }
}

async function chooseProfile(args: PriceImportArguments): Promise<{ name: string; profile: ImportProfile }> {
  const { name, profile } = args.profile
    ? { name: args.profile, profile: await readProfile(args.profile) }
    : await fittingProfile(args.file)
  const { source = profile.source, date = profile.date } = args
  if (date === undefined && !profile.columns.date)
    throw new CannotImport(
      `The profile ${name} has no column for the date: give the date of the file, such as --date 2023-05.`,
    )
  return { name, profile: { ...profile, source, ...(date !== undefined && { date }) } }
}

/** The profile that finds all its columns in the file, the one with most of them. */
async function fittingProfile(file: string): Promise<{ name: string; profile: ImportProfile }> {
  const fits = await Promise.all(
    (await readProfileFiles()).map(async (one) => {
      const { delimiter } = one.profile
      const names = await readColumns(onDisk(file), { columns: [], delimiter })
      const needed = columnsOf(one.profile)
      return { ...one, columns: needed.every((name) => names.includes(name)) ? needed.length : 0 }
    }),
  )
  const [best] = fits.filter(({ columns }) => columns > 0).sort((one, other) => other.columns - one.columns)
  if (best) return best
  throw new CannotImport(
    'No profile in profiles/ has the columns of this file: write one (docs/price-evidence.md) and name it with --profile.',
  )
}
