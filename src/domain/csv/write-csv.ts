/** CSV that is safe to open in a spreadsheet, whatever text it contains. */
import { sortableTime } from '#contract/text/clock-time.ts'
import { type Cell, cellsOf, type ExportTable, headerOf, withoutFormula } from './table.ts'

/** Makes Excel read the file as UTF-8, Urdu names and all. */
export const utf8Mark = '\uFEFF'

/** The lines of the file in pieces, the header first. */
export async function* writeCsv<Row>(table: ExportTable<Row>): AsyncGenerator<string> {
  yield csvLine(table.columns.map(headerOf))
  for await (const rows of table.batches) {
    yield rows.map((row) => csvLine(keptAsText(table, cellsOf(table, row)))).join('')
  }
}

/** A phone that is no E.164 number would lose its leading zero. */
function keptAsText<Row>({ columns }: ExportTable<Row>, cells: readonly Cell[]): Cell[] {
  return cells.map((cell, at) =>
    columns[at]?.kind === 'phone' && typeof cell === 'string' && /^\d/.test(cell) ? `'${cell}` : cell,
  )
}

/**
 * One line with its end (RFC 4180), every text in quotes. Text that a spreadsheet would read as a formula
 * gets an apostrophe before it, which also keeps '+923001234567' from becoming 9.23E+11; times are in
 * Pakistan time.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`
}

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '""'
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  const text = cell instanceof Date ? sortableTime(cell) : withoutFormula(cell)
  return `"${text.replaceAll('"', '""').replaceAll('\0', '')}"`
}
