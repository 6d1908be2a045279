/** Measures estimates on the evidence itself, and compares what is asked for our listings with it. Takes minutes. */
import { type Accuracy, fewestMeasured } from '#contract/evidence/accuracy.ts'
import type { Purpose } from '#contract/listings/property.ts'
import { type Calibration, calibrate } from '../../estimates/calibration.ts'
import { Estimator, leaveOneOut } from '../../estimates/estimate.ts'
import { crossValidate, measure, type Verdict } from '../../estimates/judge.ts'
import { Market } from '../../estimates/market.ts'
import type { EvidenceRow } from '../read-evidence.ts'
import { homeOf, isCurrent, newestOfEach } from './homes.ts'

/** Without the names of cities. */
export type Measured = Omit<Accuracy, 'by_city'> & { by_city: Omit<Accuracy['by_city'][number], 'city'>[] }

/** What is asked for a listing, and what homes like it are likely to be asked at; both PKR. */
export type Compared = { listingId: number; price: number; likely: number; cases: number }

/**
 * Estimates each fifth of the asking prices from the other four, and each listing on offer from all but its own
 * prices. All rows are of one purpose.
 */
export function measurePurpose(
  purpose: Purpose,
  rows: readonly EvidenceRow[],
  now: Date,
): { measured: Measured | undefined; compared: Compared[]; calibration: Calibration | undefined } {
  const market = new Market(rows.map((row) => homeOf(row, now)))
  const calibration = calibrate([...leaveOneOut(market)])
  const compared = compare(new Estimator(market, calibration), rows, now)
  return { measured: measuredOf(purpose, rows, now), compared, calibration }
}

function measuredOf(purpose: Purpose, rows: readonly EvidenceRow[], now: Date): Measured | undefined {
  const asked = newestOfEach(rows.filter(({ kind }) => kind === 'asked'))
  const verdicts = [...crossValidate(asked.map((row) => homeOf(row, now)))].flat()
  const all = measures(verdicts)
  if (all.answered < fewestMeasured) return undefined
  return {
    purpose,
    ...all,
    by_city: grouped(verdicts, ({ home }) => home.city).map(([city, group]) => ({
      city_id: Number(city),
      ...group,
    })),
    by_type: grouped(verdicts, ({ home }) => home.subtype ?? home.type).map(([type, group]) => ({
      type,
      ...group,
    })),
    by_support: grouped(verdicts, ({ band }) => band).map(([support, group]) => ({ support, ...group })),
  }
}

function measures(verdicts: readonly Verdict[]) {
  const { asked, answered, median, within20, coverage } = measure(verdicts)
  const share = (value: number) => (Number.isNaN(value) ? 0 : Math.round(value * 1000) / 1000)
  return {
    cases: asked,
    answered,
    median_error: share(median),
    within_20: share(within20),
    covered: share(coverage),
  }
}

function grouped<Key extends string>(
  verdicts: readonly Verdict[],
  keyOf: (verdict: Verdict) => Key | undefined,
) {
  const groups = Map.groupBy(verdicts, keyOf)
  return [...groups]
    .flatMap(([key, group]): [Key, ReturnType<typeof measures>][] =>
      key === undefined ? [] : [[key, measures(group)]],
    )
    .filter(([, { answered }]) => answered >= fewestMeasured)
    .sort(([, one], [, other]) => other.answered - one.answered)
}

function compare(estimator: Estimator, rows: readonly EvidenceRow[], now: Date): Compared[] {
  return rows.filter(isCurrent).flatMap((row) => {
    const { price, kind: _, ...subject } = homeOf(row, now)
    const estimate = estimator.estimate(subject)
    if (!estimate.enough || row.listingId === null) return []
    const { likely, support } = estimate
    return [{ listingId: row.listingId, price, likely: Math.round(likely), cases: support.comparables }]
  })
}
