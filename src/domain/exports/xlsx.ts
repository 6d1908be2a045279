/** XLSX, written while the rows are read: 100,000 of them take no more memory than 1,000. */
import { writeXlsxStream } from 'hucre/xlsx'
import { inPakistan } from '#contract/text/clock-time.ts'
import {
  type Cell,
  cellsOf,
  type ExportColumn,
  type ExportTable,
  headerOf,
  withoutFormula,
} from '../csv/index.ts'

/** The longest text that a cell holds. */
const longest = 32_767

/** A workbook of one sheet, in pieces. */
export function writeXlsx<Row>(name: string, table: ExportTable<Row>): AsyncIterable<Uint8Array> {
  const columns = table.columns.map((column) => ({
    header: headerOf(column),
    width: 20,
    numFmt: formats[column.kind ?? 'plain'],
  }))
  return writeXlsxStream(rowsOf(table), { name, columns, freezePane: { rows: 1 } })
}

const formats = { time: 'yyyy-mm-dd hh:mm', phone: '@', plain: 'General' } as const

async function* rowsOf<Row>(table: ExportTable<Row>) {
  const { batches, columns } = table
  for await (const rows of batches) {
    for (const row of rows) yield cellsOf(table, row).map((cell, at) => written(cell, columns[at]?.kind))
  }
}

/** A text cell is never run, but one that is edited or saved as CSV would be; a phone is a text of digits alone. */
function written(cell: Cell, kind: ExportColumn<never>['kind']): string | number | boolean | Date | null {
  if (cell instanceof Date) return inPakistan(cell)
  if (typeof cell !== 'string') return cell ?? null
  return (kind === 'phone' && isPhone.test(cell) ? cell : withoutFormula(cell)).slice(0, longest)
}

const isPhone = /^\+\d{7,15}$/
