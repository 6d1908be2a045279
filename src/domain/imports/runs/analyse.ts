/** What a CSV file says of itself: what stands between its cells, its columns, and what they hold. */

import type { FoundColumn } from '#contract/admin/import-runs.ts'
import { importErrors as t } from '#messages/admin.ts'
import { CannotImport, readColumns, readCsv, type TextFile } from '../../csv/index.ts'

export type Analysis = { delimiter: string; columns: FoundColumn[] }

const delimiters = [',', ';', '\t', '|'] as const
const mostColumns = 200
// What comes later is met when the file is previewed.
const rowsRead = 20_000
const mostValues = 60
const longestValue = 120
const samplesShown = 3

/** @throws CannotImport when there is no header line that columns can be read from */
export async function analyse(file: TextFile): Promise<Analysis> {
  const { delimiter, names } = await readHeader(file)
  const seen = new Map(names.map((name) => [name, new Map<string, number>()]))
  let rows = 0
  for await (const row of readCsv(file, { columns: [], delimiter })) {
    if ('cells' in row) for (const [name, counted] of seen) count(counted, row.cells.get(name) ?? '')
    rows += 1
    if (rows >= rowsRead) break
  }
  const columns = names.map((name) => found(name, seen.get(name) ?? new Map()))
  return { delimiter, columns }
}

async function readHeader(file: TextFile): Promise<{ delimiter: string; names: string[] }> {
  let best: { delimiter: string; names: string[] } | undefined
  for (const delimiter of delimiters) {
    const names = await readColumns(file, { columns: [], delimiter })
    if (!best || names.length > best.names.length) best = { delimiter, names }
  }
  const names = [...new Set(best?.names.filter((name) => name !== ''))]
  if (!best || names.length < 2) throw new CannotImport(t.noHeader({ file: file.name }))
  if (names.length > mostColumns)
    throw new CannotImport(t.tooManyColumns({ file: file.name, count: mostColumns }))
  const long = names.find((name) => name.length > longestValue)
  if (long) throw new CannotImport(t.notColumnName({ file: file.name, text: `${long.slice(0, 40)}…` }))
  return { delimiter: best.delimiter, names }
}

/** Of a column with many different texts a few are kept, to be shown. */
function count(counted: Map<string, number>, cell: string): void {
  const text = cell.trim().slice(0, longestValue).replaceAll('\0', '').toWellFormed()
  if (text === '') return
  const known = counted.get(text)
  if (known !== undefined || counted.size <= mostValues) counted.set(text, (known ?? 0) + 1)
}

function found(name: string, counted: ReadonlyMap<string, number>): FoundColumn {
  const samples = [...counted.keys()].slice(0, samplesShown)
  const isFew = counted.size <= mostValues
  const values = Array.from(counted, ([value, times]) => ({ value, count: times }))
  return { name, samples, values: isFew ? values.sort((one, other) => other.count - one.count) : null }
}
