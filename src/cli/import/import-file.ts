/** What the imports of listings and of prices have in common: one file, read into the database that the settings name. */
import path from 'node:path'
import type { Config } from '#config'
import type { ImportSubject } from '#contract/admin/import-runs.ts'
import type { Db } from '#db/client.ts'
import { connect } from '#db/client.ts'
import { commandLine } from '#domain/access/index.ts'
import { type Refusal, readColumns, readCsv, type SourceRow } from '#domain/csv/index.ts'
import {
  aloneOrRefused,
  columnsOf,
  type ImportProfile,
  type ImportRecord,
  startRun,
} from '#domain/imports/index.ts'
import { openForCommand } from '../open-database.ts'
import { onDisk, sizeOfFile } from './files.ts'
import { type ProgressOutput, startProgress } from './progress.ts'
import { createRefusedFile, refusedFilePath } from './refused-file.ts'

const refusalsShown = 20

export interface ImportCommand {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>
  signal: AbortSignal
  output: ProgressOutput
}

interface FileToImport {
  file: string
  /** Where refused rows go; without, into the data folder. */
  refused?: string | undefined
  preview: boolean
  profile: { name: string; profile: ImportProfile }
  subject: ImportSubject
}

/** What the domain's imports take. */
interface Work {
  db: Db
  record: ImportRecord | undefined
  rows: () => AsyncIterable<SourceRow>
  signal: AbortSignal
  onProgress: (bytes: number) => void
  onRefusal: (refusal: Refusal) => Promise<void>
}

export interface FileImport<Report> {
  report: Report
  /** The first of them. */
  refusals: Refusal[]
  refusedFile: string | undefined
  preview: boolean
  seconds: number
}

/**
 * Imports a file, with its record and its refused rows; a preview writes neither.
 * @throws CannotImport when it cannot begin, StartupError when there is no database
 */
export async function importFile<Report>(
  { file, refused: refusedTo, preview, profile: { name, profile }, subject }: FileToImport,
  { config, signal, output }: ImportCommand,
  work: (work: Work) => Promise<Report>,
): Promise<FileImport<Report>> {
  const bytes = await sizeOfFile(file)
  const format = { columns: columnsOf(profile), delimiter: profile.delimiter }
  const columns = await readColumns(onDisk(file), format)
  const run = { subject, source: profile.source, profile: name, file: path.basename(file), columns }
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
        const refused = preview
          ? undefined
          : await createRefusedFile(refusedTo ?? refusedFilePath(file, config.dataDir), columns)
        const report = await work({
          db,
          record: preview ? undefined : await startRun({ db, actor: commandLine }, run),
          rows: () => readCsv(onDisk(file), format),
          signal,
          onProgress: progress.show,
          async onRefusal(refusal) {
            if (refusals.length < refusalsShown) refusals.push(refusal)
            await refused?.add(refusal)
          },
        }).finally(progress.end)
        const refusedFile = await refused?.close()
        return { report, refusals, refusedFile, preview, seconds: (performance.now() - started) / 1000 }
      })
    } finally {
      await connection.close()
    }
  } finally {
    await database.stop()
  }
}
