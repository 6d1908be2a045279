/** The contents of an exported file, in any format. */
import { exportColumns } from '#messages/admin.ts'

export type Cell = string | number | boolean | Date | null | undefined

export type ExportColumn<Row> = {
  label: string
  /** `time`: written in Pakistan time, as the header says. `phone`: E.164, kept as text. */
  kind?: 'time' | 'phone'
  of: (row: Row) => Cell
}

/** Rows come in batches as they are read, so that a large export takes little memory. */
export type ExportTable<Row> = {
  columns: ReadonlyArray<ExportColumn<Row>>
  batches: AsyncIterable<readonly Row[]>
}

/** The header of a column: 'Received (Asia/Karachi)'. */
export function headerOf({ label, kind }: Pick<ExportColumn<never>, 'label' | 'kind'>): string {
  return kind === 'time' ? exportColumns.time({ label }) : label
}

/** A row's cells, in the order of the columns. */
export function cellsOf<Row>({ columns }: ExportTable<Row>, row: Row): Cell[] {
  return columns.map(({ of }) => of(row))
}

/**
 * The text with an apostrophe before it when a spreadsheet could take it for a formula: after spaces, tabs, line breaks
 * and invisible characters too, and written in full width as well.
 */
export function withoutFormula(text: string): string {
  return /^(?:[\t\r]|[\s\p{C}]*[=+\-@|%＝＋－＠])/u.test(text) ? `'${text}` : text
}
