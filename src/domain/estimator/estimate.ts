import { type Calibration, calibrate, halfWidth, interval, type Judged, widestHalf } from './calibration.ts'
import type { Evidence, Home, Subject } from './evidence.ts'
import { type Comparable, Market, type Support } from './market.ts'

export type Estimate = Answer | NotEnough

export interface Answer {
  enough: true
  /** In PKR. */
  likely: number
  /** Four of five prices are from `low` to `high`. */
  low: number
  high: number
  /** Half the width of the interval as a share of the likely price. */
  halfWidth: number
  support: Support
  comparables: Comparable[]
}

/** Why no figure is given. */
export interface NotEnough {
  enough: false
  reason: 'noEvidence' | 'unknownSize' | 'unknownRooms' | 'fewComparables' | 'oldEvidence' | 'uncertain'
  /** How many comparables there are. */
  comparables: number
}

const unknownReasons = { size: 'unknownSize', rooms: 'unknownRooms' } as const
export const fewestComparables = 5
/** Prices older than this many years say nothing of a date. */
export const mostYearsBeyond = 3
/** So many homes show how far estimates are off: more would change the intervals by less than one in a hundred. */
const mostJudged = 4000

/** Estimates from evidence, with what is known of their errors. */
export class Estimator {
  readonly #market: Market
  readonly #calibration: Calibration | undefined

  constructor(market: Market, calibration: Calibration | undefined) {
    this.#market = market
    this.#calibration = calibration
  }

  /** Finds out on the evidence itself how far estimates are off. Takes some milliseconds for each of 4,000 homes. */
  static of(evidence: readonly Evidence[]): Estimator {
    const market = new Market(evidence)
    return new Estimator(market, calibrate([...leaveOneOut(market)]))
  }

  /** The date of the newest price of the home's purpose and type in its city; undefined without evidence. */
  newestDate(home: Pick<Home, 'purpose' | 'type' | 'city'>): number | undefined {
    return this.#market.newestDate(home)
  }

  /** The price of a home, or why there is not enough evidence for one. A home is never compared with itself. */
  estimate(subject: Subject): Estimate {
    const opinion = this.#market.opinion(subject)
    const comparables = opinion?.support.comparables ?? 0
    if (!opinion || !this.#calibration) return { enough: false, reason: 'noEvidence', comparables }
    if (comparables < fewestComparables) return { enough: false, reason: 'fewComparables', comparables }
    const unknown = this.#market.unsupported(subject)
    if (unknown) return { enough: false, reason: unknownReasons[unknown], comparables }
    if (opinion.yearsBeyond > mostYearsBeyond) return { enough: false, reason: 'oldEvidence', comparables }
    const logs = interval(opinion, this.#calibration)
    const half = halfWidth(opinion, logs)
    if (half > widestHalf) return { enough: false, reason: 'uncertain', comparables }
    // The whole interval moves with the figure.
    const ordered = this.#market.orderedLogPrice(subject)
    const likely = Math.exp(ordered)
    const moved = (log: number) => Math.exp(log - opinion.logPrice + ordered)
    const [low, high] = [moved(logs[0]), moved(logs[1])]
    const { support, comparables: homes } = opinion
    return { enough: true, likely, low, high, halfWidth: half, support, comparables: homes }
  }
}

/** Opinions on homes of the evidence, each without its own price: on evenly chosen ones where there are many. */
export function* leaveOneOut(market: Market, most = mostJudged): Generator<Judged> {
  const all = [...market.evidence()]
  const step = Math.max(1, all.length / most)
  for (let at = 0; at < all.length; at += step) {
    const home = all[Math.floor(at)]
    const opinion = home && market.opinion(home)
    if (opinion && opinion.support.comparables >= fewestComparables) yield { opinion, price: home.price }
  }
}
