import type { Refusal } from '#domain/csv/index.ts'
import type { ImportReport } from '#domain/imports/index.ts'
import type { FileImport } from './import-file.ts'

const number = new Intl.NumberFormat('en-US')

/** The final report, for people: every row that was read is in one of the counts. */
export function describeImport({
  report,
  refusals,
  refusedFile,
  preview,
  seconds,
}: FileImport<ImportReport>): string {
  const counts: ReadonlyArray<[string, number]> = [
    ['read', report.read],
    ['new', report.added],
    ['changed', report.changed],
    ['unchanged', report.unchanged],
    ['duplicates', report.duplicates],
    ['refused', report.refused],
  ]
  return [
    headline(report, preview, seconds),
    ...counts.map(([name, count]) => `  ${name.padEnd(10)} ${number.format(count).padStart(9)}`),
    ...(report.areasMade > 0 ? [`${number.format(report.areasMade)} areas were created.`] : []),
    ...describeReview(report.forReview, preview),
    ...describeRefusals(refusals, report.refused),
    ...(refusedFile === undefined ? [] : [`All refused rows with their reasons: ${refusedFile}`]),
  ].join('\n')
}

function headline({ stopped }: ImportReport, preview: boolean, seconds: number): string {
  const time = `${seconds.toFixed(1)} s`
  const what = preview ? 'Preview, nothing was written' : stopped ? 'Import stopped' : 'Import finished'
  const more = stopped && !preview ? ' These rows are stored; run the same command again for the rest.' : ''
  return `${what} (${time}).${more}`
}

function describeReview(waiting: number, preview: boolean): string[] {
  if (waiting === 0) return []
  const [verb, them] = [preview ? 'would wait' : waiting === 1 ? 'waits' : 'wait', number.format(waiting)]
  return [
    `${them} of the new ones, plots, ${verb} for review: plots are published once their approval is recorded.`,
  ]
}

/** The first refused rows with their reasons. */
export function describeRefusals(refusals: readonly Refusal[], all: number): string[] {
  if (all === 0) return []
  const shown = refusals.map(({ line, reason }) => `  line ${number.format(line)}: ${reason}`)
  const more = all > shown.length ? [`  and ${number.format(all - shown.length)} more`] : []
  return ['Refused:', ...shown, ...more]
}
