/** Measures estimates on the evidence itself, and compares what is asked for our listings with it. Takes minutes. */
import { type Accuracy, fewestMeasured } from '#contract/evidence/accuracy.ts'
import type { Purpose } from '#contract/listings/property.ts'
import { crossValidate, Estimator, measure, type Verdict } from '../../estimator/index.ts'
import type { EvidenceRow } from '../../evidence/index.ts'
import { threeDigits } from '../site/three-digits.ts'
import { type SiteEvidence, toEvidence } from '../site/to-evidence.ts'

/** Without the names of cities. */
export type Measured = Omit<Accuracy, 'by_city'> & { by_city: Omit<Accuracy['by_city'][number], 'city'>[] }

/** The asking price of a listing, and the likely asking price of homes like it; both PKR. */
export type Compared = { listingId: number; price: number; likely: number; cases: number }

/**
 * Estimates each fifth of the asking prices from the other four, and each listing on offer from all but its own
 * prices, with the evidence that visitors' estimates are made of. All rows are of one purpose.
 * @param today YYYY-MM-DD
 */
export function measurePurpose(
  purpose: Purpose,
  rows: readonly EvidenceRow[],
  today: string,
): { measured: Measured | undefined; compared: Compared[] } {
  const homes = toEvidence(rows, today)
  return { measured: measuredOf(purpose, homes), compared: compare(homes) }
}

function measuredOf(purpose: Purpose, homes: readonly SiteEvidence[]): Measured | undefined {
  const verdicts = [...crossValidate(homes.filter(({ kind }) => kind === 'asked'))].flat()
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

function compare(homes: readonly SiteEvidence[]): Compared[] {
  const estimator = Estimator.of(homes)
  return homes.flatMap(({ listingOnOffer, price, ...home }) => {
    if (listingOnOffer === null) return []
    const estimate = estimator.estimate(home)
    if (!estimate.enough) return []
    const { likely, support } = estimate
    return [{ listingId: listingOnOffer, price, likely: threeDigits(likely), cases: support.comparables }]
  })
}
