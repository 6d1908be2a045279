import { comparables } from './comparables.ts'
import type { Evidence, Subject } from './evidence.ts'
import {
  arrange,
  type CityHomes,
  cityKey,
  featuresOf,
  type KnownHome,
  type KnownHomes,
  PlaceNumbers,
} from './known-homes.ts'
import { type Features, likeness } from './likeness.ts'
import { fitModel } from './local-model.ts'
import { weightedMedian } from './medians.ts'

/** The model's figure for a subject, before it is known how far such figures are off. */
export interface Opinion {
  /** Log price of the whole home. */
  logPrice: number
  /** The purpose, the type and the city, as a key. */
  city: string
  support: Support
  /** Predictors of how far the figure may be off. */
  signs: readonly number[]
  /** How many years the date is beyond those of the evidence. */
  yearsBeyond: number
  /** The most alike first. */
  comparables: Comparable[]
}

export interface Support {
  /** Different homes like it; the same home advertised again counts once. */
  comparables: number
  /** How many of them are in the innermost area that the subject names, and how many in its society. */
  sameArea: number
  sameSociety: number
}

export interface Comparable {
  evidence: Evidence
  /** Its share of the likeness of all named comparables; they sum up to 1. */
  weight: number
  /** Its price adjusted to the subject's place, size, rooms and date, in PKR. */
  adjustedPrice: number
}

/** Homes less alike than this, such as of another size in another society, are no comparables. */
const leastLikeness = 0.12
/** This many comparables are named, and correct the model by their weighted median. */
const named = 20
/** The share of that correction that is made; the rest is chance. */
const corrected = 0.8

export class Market {
  readonly #numbers = new PlaceNumbers()
  readonly #homes: KnownHomes

  constructor(evidence: readonly Evidence[]) {
    this.#homes = arrange(evidence, this.#numbers)
  }

  /** All evidence, city by city. */
  *evidence(): Generator<Evidence> {
    for (const { all } of this.#homes.values()) for (const { evidence } of all) yield evidence
  }

  /** Undefined when there is no evidence of the subject's purpose and type in its city. */
  opinion(subject: Subject): Opinion | undefined {
    const key = cityKey(subject)
    const city = this.#homes.get(key)
    if (!city) return undefined
    const features = featuresOf(subject, this.#numbers)
    const homes = comparables(city, features, subject.id)
    return homes.length === 0 ? undefined : { city: key, ...opinionOf(city, features, homes) }
  }
}

function opinionOf(city: CityHomes, subject: Features, homes: readonly KnownHome[]): Omit<Opinion, 'city'> {
  const model = fitModel(homes, subject, city.level)
  const alike = homes
    .map((home, at) => ({ home, residual: model.residuals[at] ?? 0, likeness: likeness(home, subject) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
  const nearest = alike.slice(0, named)
  const correction =
    nearest.length > 0
      ? weightedMedian(nearest.map(({ residual, likeness }) => ({ value: residual, weight: likeness ** 4 })))
      : 0
  const logPrice = model.level + corrected * correction
  const base = subject.logSize + city.trend.at(subject.date)
  const total = nearest.reduce((sum, { likeness }) => sum + likeness, 0)
  const scatter = weightedMedian(
    nearest.map(({ residual, likeness }) => ({ value: Math.abs(residual), weight: likeness })),
  )
  return {
    logPrice: base + logPrice,
    support: supportOf(
      subject,
      alike.map(({ home }) => home),
    ),
    signs: signsOf(city, subject, { ...model, scatter: Number.isNaN(scatter) ? 0.2 : scatter, homes }),
    yearsBeyond: Math.max(0, subject.date - city.newest, city.oldest - subject.date),
    comparables: nearest.map(({ home, residual, likeness }) => ({
      evidence: home.evidence,
      weight: likeness / total,
      adjustedPrice: Math.exp(base + model.level + residual),
    })),
  }
}

function supportOf(subject: Features, homes: readonly KnownHome[]): Support {
  const different = [
    ...new Map(
      homes.map((home) => [
        `${home.area}/${home.evidence.sizeSqft}/${home.evidence.price}/${home.beds}`,
        home,
      ]),
    ).values(),
  ]
  return {
    comparables: different.length,
    sameArea: different.filter(({ area }) => area === subject.area).length,
    sameSociety: different.filter(({ society }) => society !== null && society === subject.society).length,
  }
}

function signsOf(
  city: CityHomes,
  subject: Features,
  model: { level: number; variance: number; scatter: number; homes: readonly KnownHome[] },
): number[] {
  const nearlySame = model.homes.filter(
    (home) => home.area === subject.area && Math.abs(home.logSize - subject.logSize) < 0.05,
  )
  return [
    1,
    Math.log(model.variance + 0.001),
    Math.log(model.scatter + 0.02),
    subject.beds === null ? 1 : 0,
    subject.logSize - 7.5,
    Math.abs(model.level - city.level),
    Math.log(nearlySame.length + 1),
  ]
}
