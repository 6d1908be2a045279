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
import { LocalModel } from './local-model.ts'
import { weightedMedian } from './medians.ts'
import { orderedPrice } from './ordered-price.ts'
import { unsupported } from './supported.ts'

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
  /** How many of them are in the innermost area that the subject names or inside it, and how many in its society. */
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
/** This many comparables are named. */
const named = 20
/** This many, the most alike, correct the model by their weighted median. */
const correcting = 20
/** Fewer homes of a number of bedrooms say nothing of it. */
const several = 3
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

  /** The date of the newest home of a purpose and type in a city. */
  newestDate(home: Pick<Subject, 'purpose' | 'type' | 'city'>): number | undefined {
    return this.#homes.get(cityKey(home))?.newest
  }

  /** Undefined when there is no evidence of the subject's purpose and type in its city. */
  opinion(subject: Subject): Opinion | undefined {
    const key = cityKey(subject)
    const city = this.#homes.get(key)
    if (!city) return undefined
    const features = featuresOf(subject, this.#numbers)
    const homes = comparables(city, features, subject.id)
    return homes.length === 0 ? undefined : { city: key, ...opinionOf(city, features, { homes, subject }) }
  }

  /** Whether the evidence has no homes of the subject's size in its city, or none of its rooms. */
  unsupported(subject: Subject): 'size' | 'rooms' | undefined {
    const city = this.#homes.get(cityKey(subject))
    return city && unsupported(city, featuresOf(subject, this.#numbers))
  }

  /**
   * The log price of the whole home: the model's, but never less than that of a smaller home or one with fewer bedrooms
   * in the same place. NaN without evidence.
   */
  orderedLogPrice(subject: Subject): number {
    const city = this.#homes.get(cityKey(subject))
    if (!city) return Number.NaN
    return orderedPrice(featuresOf(subject, this.#numbers), city.sizes, (features) => {
      const homes = comparables(city, features, subject.id)
      const model = new LocalModel(homes, city.level)
      const { correction } = judgeHomes(homes, { ...features, beds: null }, model)
      const priceOf = (beds: number | null) => {
        const home = { ...features, beds }
        return logPriceOf(city, home, { level: model.levelOf(home), correction })
      }
      return { priceOf, knownBeds: knownBedsOf(homes) }
    })
  }
}

/** The numbers of bedrooms that several homes have, ascending. */
function knownBedsOf(all: readonly KnownHome[]): { beds: number; homes: number }[] {
  return [...Map.groupBy(all, ({ beds }) => beds)]
    .flatMap(([beds, own]) => (beds === null || own.length < several ? [] : [{ beds, homes: own.length }]))
    .sort((one, other) => one.beds - other.beds)
}

/** The model at a subject, with the homes that count as comparables, the most alike first. */
interface Judgement {
  level: number
  correction: number
  alike: readonly { home: KnownHome; residual: number; likeness: number }[]
}

function judgeHomes(homes: readonly KnownHome[], subject: Features, model: LocalModel): Judgement {
  const alike = homes
    .map((home, at) => ({ home, residual: model.residuals[at] ?? 0, likeness: likeness(home, subject) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((one, other) => other.likeness - one.likeness)
  const nearest = alike.slice(0, correcting)
  const correction =
    nearest.length > 0
      ? weightedMedian(nearest.map(({ residual, likeness }) => ({ value: residual, weight: likeness ** 4 })))
      : 0
  return { level: model.levelOf(subject), correction, alike }
}

function logPriceOf(
  city: CityHomes,
  subject: Features,
  { level, correction }: Pick<Judgement, 'level' | 'correction'>,
): number {
  return subject.logSize + city.trend.at(subject.date) + level + corrected * correction
}

function opinionOf(
  city: CityHomes,
  features: Features,
  { homes, subject }: { homes: readonly KnownHome[]; subject: Subject },
): Omit<Opinion, 'city'> {
  const model = new LocalModel(homes, city.level)
  const judgement = judgeHomes(homes, features, model)
  const nearest = judgement.alike.slice(0, named)
  const base = features.logSize + city.trend.at(features.date) + judgement.level
  const total = nearest.reduce((sum, { likeness }) => sum + likeness, 0)
  return {
    logPrice: logPriceOf(city, features, judgement),
    support: supportOf(
      subject,
      judgement.alike.map(({ home }) => home),
    ),
    signs: signsOf(city, features, { ...judgement, variance: model.varianceOf(features), homes }),
    yearsBeyond: Math.max(0, features.date - city.newest, city.oldest - features.date),
    comparables: nearest.map(({ home, residual, likeness }) => ({
      evidence: home.evidence,
      weight: likeness / total,
      adjustedPrice: Math.exp(base + residual),
    })),
  }
}

function supportOf({ areas }: Subject, homes: readonly KnownHome[]): Support {
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
    sameArea: different.filter((home) => isWithin(home, areas)).length,
    sameSociety: different.filter((home) => isWithin(home, areas.slice(0, 1))).length,
  }
}

/** Whether a home is in an area, or in one that is inside it. */
function isWithin({ evidence }: KnownHome, areas: readonly string[]): boolean {
  return areas.length > 0 && areas.every((name, at) => evidence.areas[at] === name)
}

function signsOf(
  city: CityHomes,
  subject: Features,
  { level, variance, alike, homes }: Judgement & { variance: number; homes: readonly KnownHome[] },
): number[] {
  const nearest = alike.slice(0, named)
  const mean = (amountOf: (one: (typeof nearest)[number]) => number) =>
    nearest.reduce((sum, one) => sum + amountOf(one), 0) / Math.max(1, nearest.length)
  const scatter = weightedMedian(
    nearest.map(({ residual, likeness }) => ({ value: Math.abs(residual), weight: likeness })),
  )
  const spread = Math.sqrt(mean(({ residual }) => residual ** 2))
  const { beds } = subject
  const nearlySame = homes.filter(
    (home) => home.area === subject.area && Math.abs(home.logSize - subject.logSize) < 0.05,
  )
  return [
    1,
    Math.log(variance + 0.001),
    Math.log((Number.isNaN(scatter) ? 0.2 : scatter) + 0.02),
    Math.log(spread + 0.02),
    beds === null ? 1 : 0,
    beds === null ? 0 : Math.abs(beds - mean(({ home }) => home.beds ?? beds)),
    subject.logSize - 7.5,
    Math.abs(level - city.level),
    Math.log(nearlySame.length + 1),
    nearest[0]?.likeness ?? 0,
    mean(({ likeness }) => likeness),
  ]
}
