import type { PriceImportReport } from '#domain/imports/index.ts'
import type { FileImport } from '../import/import-file.ts'
import { describeRefusals } from '../import/report.ts'

const number = new Intl.NumberFormat('en-US')

/** The final report, for people: every row that was read is in one of the counts. */
export function describePriceImport({
  report,
  refusals,
  refusedFile,
  preview,
  seconds,
}: FileImport<PriceImportReport>): string {
  const { read, added, duplicates, refused, unplaced, stopped } = report
  const counts: ReadonlyArray<[string, number]> = [
    ['read', read],
    ['taken', added],
    ['duplicates', duplicates],
    ['refused', refused],
  ]
  const what = preview
    ? 'Preview, nothing was written'
    : stopped
      ? 'Import stopped, nothing was stored'
      : 'Import finished'
  return [
    `${what} (${seconds.toFixed(1)} s).`,
    ...counts.map(([name, count]) => `  ${name.padEnd(10)} ${number.format(count).padStart(9)}`),
    ...(unplaced > 0
      ? [
          `${number.format(unplaced)} of the accepted rows are in an area that is not on the site: they count for the surrounding area.`,
        ]
      : []),
    ...describeRefusals(refusals, refused + duplicates),
    ...(refusedFile === undefined ? [] : [`All refused rows with their reasons: ${refusedFile}`]),
  ].join('\n')
}
