import path from 'node:path'
import type { Config } from '#config'
import { connect } from '#db/client.ts'
import { commandLine } from '#domain/access/actor.ts'
import { readColumns, readCsv } from '#domain/imports/csv/rows.ts'
import { type ImportReport, importListings } from '#domain/imports/import-listings.ts'
import { aloneOrRefused } from '#domain/imports/import-lock.ts'
import { startRun } from '#domain/imports/import-run.ts'
import { columnsOf } from '#domain/imports/profile.ts'
import type { Refusal } from '#domain/imports/source-row.ts'
import { openForCommand } from '../open-database.ts'
import type { ImportArguments } from './arguments.ts'
import { onDisk, readPositions, readProfile, sizeOfFile } from './files.ts'
import { type ProgressOutput, startProgress } from './progress.ts'
import { createRefusedFile, refusedFileOf } from './refused-file.ts'
import { describeImport } from './report.ts'

const refusalsShown = 20

/**
 * Imports a file into the database that the settings name.
 * @throws CannotImport when it cannot begin, StartupError when there is no database
 */
export async function runImport(
  args: ImportArguments,
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { signal, output }: { signal: AbortSignal; output: ProgressOutput },
): Promise<{ report: ImportReport; text: string }> {
  const profile = await readProfile(args.profile)
  const bytes = await sizeOfFile(args.file)
  const format = { columns: columnsOf(profile), delimiter: profile.delimiter }
  const columns = await readColumns(onDisk(args.file), format)
  const named = { profile: args.profile, file: path.basename(args.file) }
  const { positions, used, unusable } = await readPositions(args.areas)
  if (args.areas !== undefined) output.write(`${used} positions of areas, ${unusable} rows of no use.\n`)

  const database = await openForCommand(config, signal)
  try {
    const connection = connect(database.url, {
      max: 3,
      applicationName: 'aangan import',
      statementTimeout: 0,
    })
    try {
      return await aloneOrRefused(connection.pool, async () => {
        const started = performance.now()
        const progress = startProgress(bytes * 2, output)
        const refusals: Refusal[] = []
        const refused = args.preview
          ? undefined
          : await createRefusedFile(args.refused ?? refusedFileOf(args.file, config.dataDir), columns)
        const record = args.preview
          ? undefined
          : await startRun(
              { db: connection.db, actor: commandLine },
              { source: profile.source, ...named, columns },
            )
        const report = await importListings({
          db: connection.db,
          profile,
          record,
          rows: () => readCsv(onDisk(args.file), format),
          positions,
          signal,
          onProgress: progress.show,
          async onRefusal(refusal) {
            if (refusals.length < refusalsShown) refusals.push(refusal)
            await refused?.add(refusal)
          },
        }).finally(progress.end)
        const refusedFile = await refused?.close()
        const seconds = (performance.now() - started) / 1000
        const text = describeImport({ report, refusals, refusedFile, preview: args.preview, seconds })
        return { report, text }
      })
    } finally {
      await connection.close()
    }
  } finally {
    await database.stop()
  }
}
