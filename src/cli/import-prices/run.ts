import path from 'node:path'
import type { Config } from '#config'
import { connect } from '#db/client.ts'
import { commandLine } from '#domain/access/actor.ts'
import { CannotImport } from '#domain/imports/cannot-import.ts'
import { readColumns, readCsv } from '#domain/imports/csv/rows.ts'
import { aloneOrRefused } from '#domain/imports/import-lock.ts'
import { startRun } from '#domain/imports/import-run.ts'
import { importPrices, type PriceImportReport } from '#domain/imports/prices/import-prices.ts'
import { columnsOf, type ImportProfile } from '#domain/imports/profile.ts'
import { readProfileFiles } from '#domain/imports/profile-files.ts'
import type { Refusal } from '#domain/imports/source-row.ts'
import { onDisk, readProfile, sizeOfFile } from '../import/files.ts'
import { type ProgressOutput, startProgress } from '../import/progress.ts'
import { createRefusedFile, refusedFileOf } from '../import/refused-file.ts'
import { openForCommand } from '../open-database.ts'
import type { PriceImportArguments } from './arguments.ts'
import { describePriceImport } from './report.ts'

const refusalsShown = 20

/**
 * Imports the prices of a file into the database that the settings name.
 * @throws CannotImport when it cannot begin, StartupError when there is no database
 */
export async function runPriceImport(
  args: PriceImportArguments,
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { signal, output }: { signal: AbortSignal; output: ProgressOutput },
): Promise<{ report: PriceImportReport; text: string }> {
  const bytes = await sizeOfFile(args.file)
  const { name, profile } = await profileOf(args)
  const format = { columns: columnsOf(profile), delimiter: profile.delimiter }
  const columns = await readColumns(onDisk(args.file), format)
  const database = await openForCommand(config, signal)
  try {
    const connection = connect(database.url, {
      max: 3,
      applicationName: 'aangan import',
      statementTimeout: 0,
    })
    const { db } = connection
    try {
      return await aloneOrRefused(connection.pool, async () => {
        const started = performance.now()
        const progress = startProgress(bytes * 2, output)
        const refusals: Refusal[] = []
        const refused = args.preview
          ? undefined
          : await createRefusedFile(args.refused ?? refusedFileOf(args.file, config.dataDir), columns)
        const run = { source: profile.source, profile: name, file: path.basename(args.file), columns }
        const record = args.preview
          ? undefined
          : await startRun({ db, actor: commandLine }, { ...run, subject: 'prices' })
        const report = await importPrices({
          db,
          profile,
          record,
          rows: () => readCsv(onDisk(args.file), format),
          signal,
          now: new Date(),
          onProgress: progress.show,
          async onRefusal(refusal) {
            if (refusals.length < refusalsShown) refusals.push(refusal)
            await refused?.add(refusal)
          },
        }).finally(progress.end)
        const refusedFile = await refused?.close()
        const seconds = (performance.now() - started) / 1000
        const text = describePriceImport({ report, refusals, refusedFile, preview: args.preview, seconds })
        return { report, text }
      })
    } finally {
      await connection.close()
    }
  } finally {
    await database.stop()
  }
}

async function profileOf(args: PriceImportArguments): Promise<{ name: string; profile: ImportProfile }> {
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
