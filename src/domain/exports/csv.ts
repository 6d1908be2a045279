/** How anything leaves as CSV: safe to be opened with a spreadsheet, whatever somebody typed into it. */

export type CsvCell = string | number | boolean | Date | null | undefined

/** So that Excel reads it as UTF-8, Urdu names and all. */
export const utf8Mark = '\uFEFF'

/**
 * One line with its end (RFC 4180), every text in quotes. What a spreadsheet would take for a formula gets an
 * apostrophe before it; numbers of ours are numbers, and times are ISO 8601 in UTC.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(written).join(',')}\r\n`
}

function written(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '""'
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  const text = cell instanceof Date ? cell.toISOString() : harmless(cell)
  return `"${text.replaceAll('"', '""').replaceAll('\0', '')}"`
}

function harmless(text: string): string {
  return /^\s*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text
}
