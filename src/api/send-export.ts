import { create as contentDisposition } from 'content-disposition'
import { xlsxType } from '#contract/admin/exports.ts'
import { type ExportTable, writeCsv } from '#domain/csv/index.ts'
import { writeXlsx } from '#domain/exports/index.ts'
import { sendCsv, sendStreamed } from './send-file.ts'

/** An export as the file `name`, whose ending says its format; written while it is sent. */
export function sendExport<Row>(name: `${string}.${'csv' | 'xlsx'}`, table: ExportTable<Row>): Response {
  if (name.endsWith('.csv')) return sendCsv(name, writeCsv(table))
  return sendStreamed(writeXlsx(name.replace(/\.xlsx$/, ''), table), {
    'content-type': xlsxType,
    'content-disposition': contentDisposition(name),
  })
}
