/** The demo's CSV files, read as an agency's own are. */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Refusal, readCsv, type SourceRow } from '#domain/csv/index.ts'
import { type ImportProfile, parseProfile } from '#domain/imports/index.ts'
import { demoFolder } from './folder.ts'

/** The rows of a file in demo/, such as 'listings.csv'. */
export function readRows(file: string): AsyncIterable<SourceRow> {
  const open = () => createReadStream(join(demoFolder, file))
  return readCsv({ name: file, open }, { columns: [], delimiter: ',' })
}

/** The profile of a file, such as that of 'listings'. */
export async function readProfile(name: string): Promise<ImportProfile> {
  const file = `${name}.profile.json`
  return parseProfile(await readFile(join(demoFolder, file), 'utf8'), file)
}

/** Stops the filling: a row that is left out would go unnoticed. */
export function refuse({ line, reason }: Refusal): never {
  throw new Error(`Line ${line} of the demo cannot be imported: ${reason}`)
}
