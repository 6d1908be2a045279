import { floatAt } from '../typed-arrays.ts'
import { factorize, solve } from './linear-algebra.ts'
import type { Opinion, Support } from './market.ts'
import { quantile } from './medians.ts'

/** An opinion on a home whose price is known. */
export interface Judged {
  opinion: Opinion
  price: number
}

/**
 * How far opinions are off, found on homes whose own price was not used (conformal prediction). It is plain data
 * and can be stored.
 */
export interface Calibration {
  /** On how many homes. */
  cases: number
  /** By sign of an opinion: its weight in the logarithm of the error; the first sign is always 1. */
  weights: readonly number[]
  /** By support: the error that one in ten is below, and the one that one in ten is above, in expected errors. */
  bands: Readonly<Record<Band, { low: number; high: number }>>
  /** By city: how much wider the errors are there than elsewhere. */
  cities: Readonly<Record<string, number>>
  /** The factor of all intervals, so that 80 % of those narrow enough to be shown hold. */
  scale: number
}

export type Band = 'area' | 'society' | 'city'

/** Where most of the evidence comes from: five homes of the area itself, five of its society, or the city. */
export function bandOf({ sameArea, sameSociety }: Support): Band {
  if (sameArea >= 5) return 'area'
  return sameSociety >= 5 ? 'society' : 'city'
}

/** The share of prices that is to be within the interval. */
const share = 0.8
/** A little more, because the limits are fitted on the same homes that they are tested on. */
const aimed = 0.805
/** No figure is shown whose interval is wider than ± 35 %. */
export const widestHalf = 0.35
const typicalError = 0.15
/**
 * How much of the differences between expected errors is used: all, or as little as it takes that most homes
 * get a figure. The less, the more alike all intervals are in width; four of five prices are in them either
 * way.
 */
const trustedParts = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7]
const wantedShown = 0.88
const fewestToCalibrate = 50
/** All homes together count as much as this many of the band's or the city's own. */
const prior = 100
/** By how much the growth of prices may differ from the trend in a year without evidence. */
const growthError = 0.06

/** Undefined when there are too few homes to say how far opinions are off. */
export function calibrate(judged: readonly Judged[]): Calibration | undefined {
  if (judged.length < fewestToCalibrate) return undefined
  const weights = regress(
    judged.map(({ opinion }) => opinion.signs),
    judged.map((one) => Math.log(Math.abs(errorOf(one)) + 0.03)),
  )
  let best: Calibration | undefined
  for (const trusted of trustedParts) {
    best = scaled(judged, ofWeights(judged, drawnTogether(judged, weights, trusted)))
    if (shownOf(judged, best).length >= wantedShown * judged.length) break
  }
  return best
}

function errorOf({ opinion, price }: Judged): number {
  return Math.log(price) - opinion.logPrice
}

/** Expected errors between the predicted ones and their mean. */
function drawnTogether(judged: readonly Judged[], weights: readonly number[], trusted: number): number[] {
  const logs = judged.map(({ opinion }) => Math.log(expectedError(opinion, weights)))
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length
  return weights.map((weight, at) => trusted * weight + (at === 0 ? (1 - trusted) * mean : 0))
}

function ofWeights(judged: readonly Judged[], weights: readonly number[]): Calibration {
  const scores = judged.map((one) => ({
    band: bandOf(one.opinion.support),
    city: one.opinion.city,
    score: errorOf(one) / expectedError(one.opinion, weights),
  }))
  const bands = bandsOf(scores)
  return { cases: judged.length, weights, bands, cities: citiesOf(scores, bands), scale: 1 }
}

/** Homes whose interval is too wide to be shown have the wildest prices: without them the others can be narrower. */
function scaled(judged: readonly Judged[], calibration: Calibration): Calibration {
  const tried = Array.from({ length: 19 }, (_, at) => ({ ...calibration, scale: 0.8 + at / 50 }))
  const misses = tried.map((one) => ({ one, by: Math.abs(coverageOf(shownOf(judged, one)) - aimed) }))
  return misses.reduce((best, miss) => (miss.by < best.by ? miss : best)).one
}

/** Of the homes whose interval is narrow enough to be shown: whether their price is in it. */
function shownOf(judged: readonly Judged[], calibration: Calibration): boolean[] {
  return judged.flatMap(({ opinion, price }) => {
    const [low, high] = interval(opinion, calibration)
    if (halfWidth(opinion, [low, high]) > widestHalf) return []
    return [Math.log(price) >= low && Math.log(price) <= high]
  })
}

function coverageOf(shown: readonly boolean[]): number {
  return shown.length === 0 ? 0 : shown.filter(Boolean).length / shown.length
}

/** Half the width of an interval of log prices, as a share of the likely price. */
export function halfWidth({ logPrice }: Opinion, [low, high]: [number, number]): number {
  return (Math.exp(high - logPrice) - Math.exp(low - logPrice)) / 2
}

/** The interval of log prices that 80 % of such homes are in. */
export function interval(opinion: Opinion, { weights, bands, cities, scale }: Calibration): [number, number] {
  const { low, high } = bands[bandOf(opinion.support)]
  const error = expectedError(opinion, weights) * (cities[opinion.city] ?? 1) * scale
  const beyond = growthError * opinion.yearsBeyond
  return [
    opinion.logPrice - Math.hypot(low * error, 1.28 * beyond),
    opinion.logPrice + Math.hypot(high * error, 1.28 * beyond),
  ]
}

function expectedError({ signs }: Opinion, weights: readonly number[]): number {
  return Math.exp(signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0))
}

interface Score {
  band: Band
  city: string
  score: number
}

function bandsOf(scores: readonly Score[]): Calibration['bands'] {
  const limits = (list: readonly Score[]) => shortest(list.map(({ score }) => score))
  const all = limits(scores)
  const ofBand = (band: Band) => {
    const own = scores.filter((score) => score.band === band)
    if (own.length === 0) return all
    const part = own.length / (own.length + prior)
    const limit = limits(own)
    return { low: mix(limit.low, all.low, part), high: mix(limit.high, all.high, part) }
  }
  return { area: ofBand('area'), society: ofBand('society'), city: ofBand('city') }
}

/** Of all intervals that hold the share of the errors, the shortest in PKR. */
function shortest(scores: readonly number[]): { low: number; high: number } {
  const tails = Array.from({ length: 13 }, (_, at) => 0.04 + at / 100)
  const limits = tails.map((tail) => ({ low: -quantile(scores, tail), high: quantile(scores, tail + share) }))
  const width = ({ low, high }: { low: number; high: number }) =>
    Math.exp(high * typicalError) - Math.exp(-low * typicalError)
  return limits.reduce((best, one) => (width(one) < width(best) ? one : best))
}

function citiesOf(scores: readonly Score[], bands: Calibration['bands']): Record<string, number> {
  const entries = [...Map.groupBy(scores, ({ city }) => city)].map(([city, own]) => {
    const sizes = own.map(({ band, score }) =>
      score < 0 ? -score / bands[band].low : score / bands[band].high,
    )
    const part = own.length / (own.length + prior)
    return [city, mix(quantile(sizes, share), 1, part)] as const
  })
  return Object.fromEntries(entries)
}

function mix(own: number, common: number, part: number): number {
  return own * part + common * (1 - part)
}

/** Least squares, drawn a little towards 0. */
function regress(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0
  const matrix = new Float64Array(size * size)
  const right = new Float64Array(size)
  for (const [at, row] of rows.entries())
    for (let a = 0; a < size; a++) {
      right[a] = floatAt(right, a) + (row[a] ?? 0) * (values[at] ?? 0)
      for (let b = 0; b < size; b++)
        matrix[a * size + b] = floatAt(matrix, a * size + b) + (row[a] ?? 0) * (row[b] ?? 0)
    }
  for (let a = 0; a < size; a++) matrix[a * size + a] = floatAt(matrix, a * size + a) + 1
  factorize(matrix, size)
  return [...solve(matrix, right)]
}
