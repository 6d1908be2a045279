export { CannotImport } from './cannot-import.ts'
export type { TextFile } from './lines.ts'
export { readColumns, readCsv } from './rows.ts'
export type { Refusal, SourceRow } from './source-row.ts'
