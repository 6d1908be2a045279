import { type Band, bandOf } from './calibration.ts'
import { Estimator } from './estimate.ts'
import type { Evidence, Subject } from './evidence.ts'
import { median } from './medians.ts'
import { randomNumbers } from './random-numbers.ts'

/** The outcome of one home whose price is known. */
export interface Verdict {
  home: Evidence
  /** Where what is known of the home comes from; undefined when no figure was given. */
  band?: Band
  /** The error as a share of the price, such as 0.1 for 10 % off. Undefined when no figure was given. */
  error?: number
  /** Whether the price is within the interval. */
  covered?: boolean
}

/** How good estimates are. NaN where nothing was answered. */
export interface Measures {
  asked: number
  answered: number
  median: number
  within10: number
  within20: number
  coverage: number
}

/** Estimates homes whose price is known, from other evidence. */
export function judge(estimator: Estimator, homes: readonly Evidence[]): Verdict[] {
  return homes.map((home) => {
    const estimate = estimator.estimate(subjectOf(home))
    if (!estimate.enough) return { home }
    const { likely, low, high, support } = estimate
    return {
      home,
      band: bandOf(support),
      error: Math.abs(likely / home.price - 1),
      covered: home.price >= low && home.price <= high,
    }
  })
}

/** A home without its price. */
function subjectOf({ price: _, kind: __, ...subject }: Evidence): Subject {
  return subject
}

/** Estimates each part of the evidence from the other parts, in `parts` parts chosen by chance, always the same. */
export function* crossValidate(evidence: readonly Evidence[], parts = 5): Generator<Verdict[]> {
  const random = randomNumbers(22)
  const part = evidence.map(() => Math.floor(random() * parts))
  for (let judged = 0; judged < parts; judged++) {
    const estimator = Estimator.of(evidence.filter((_, at) => part[at] !== judged))
    yield judge(
      estimator,
      evidence.filter((_, at) => part[at] === judged),
    )
  }
}

export function measure(verdicts: readonly Verdict[]): Measures {
  const answered = verdicts.filter(({ error }) => error !== undefined)
  const share = (is: (verdict: Verdict) => boolean) => answered.filter(is).length / answered.length
  return {
    asked: verdicts.length,
    answered: answered.length,
    median: median(answered.map(({ error = 0 }) => error)),
    within10: share(({ error = 1 }) => error <= 0.1),
    within20: share(({ error = 1 }) => error <= 0.2),
    coverage: share(({ covered }) => covered === true),
  }
}
