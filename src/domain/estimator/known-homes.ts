import type { Subtype } from '#contract/listings/property.ts'
import type { Evidence, Home } from './evidence.ts'
import type { Features } from './likeness.ts'
import type { Priced } from './local-model.ts'
import { median } from './medians.ts'
import { usualSizes } from './ordered-price.ts'
import { type Trend, trendsOf } from './trend.ts'

/** A home of the evidence, ready to be compared. Its log price is that of a square foot, without the trend. */
export interface KnownHome extends Priced {
  evidence: Evidence
}

/** All homes of a purpose and type in a city. */
export interface CityHomes {
  trend: Trend
  /** The median log price. */
  level: number
  /** The dates of the oldest and the newest. */
  oldest: number
  newest: number
  all: readonly KnownHome[]
  /** The logarithms of usual sizes, ascending. */
  sizes: readonly number[]
  /** By subtype ('' where none is said) and place, in the order of their sizes. */
  byPlace: ReadonlyMap<string, readonly KnownHome[]>
}

export type KnownHomes = Map<string, CityHomes>

/** Numbers for places, each the same number whenever it is asked for. */
export class PlaceNumbers {
  readonly #numbers = new Map<string, number>()

  of(place: string): number {
    const number = this.#numbers.get(place) ?? this.#numbers.size
    this.#numbers.set(place, number)
    return number
  }
}

/** Homes with another key are never compared. */
export function cityKey({ purpose, type, city }: Pick<Home, 'purpose' | 'type' | 'city'>): string {
  return `${purpose}/${type}/${city}`
}

/** The evidence by purpose and city. */
export function arrange(evidence: readonly Evidence[], numbers: PlaceNumbers): KnownHomes {
  const homes = evidence.map((one) => ({
    ...featuresOf(one, numbers),
    evidence: one,
    city: cityKey(one),
    logPrice: Math.log(one.price / one.sizeSqft),
  }))
  const cities: KnownHomes = new Map()
  for (const kind of Map.groupBy(homes, ({ evidence }) => `${evidence.purpose}/${evidence.type}`).values()) {
    const trendOf = trendsOf(kind)
    for (const [city, own] of Map.groupBy(kind, ({ city }) => city))
      cities.set(city, ofCity(own, trendOf(city)))
  }
  return cities
}

function ofCity(homes: readonly KnownHome[], trend: Trend): CityHomes {
  const byPlace = new Map<string, KnownHome[]>()
  let oldest = Number.POSITIVE_INFINITY
  let newest = Number.NEGATIVE_INFINITY
  for (const home of homes) {
    home.logPrice -= trend.at(home.date)
    oldest = Math.min(oldest, home.date)
    newest = Math.max(newest, home.date)
    for (const key of new Set(placeKeys(home.subtype, home))) {
      const list = byPlace.get(key)
      if (list) list.push(home)
      else byPlace.set(key, [home])
    }
  }
  for (const list of byPlace.values()) list.sort((a, b) => a.logSize - b.logSize || b.date - a.date)
  const level = median(homes.map(({ logPrice }) => logPrice))
  const sizes = usualSizes(homes.map(({ logSize }) => logSize))
  return { trend, level, oldest, newest, all: homes, sizes, byPlace }
}

/** Where to look for homes of a subtype: the area itself first, then the areas around it, the city last. */
export function placeKeys(subtype: Subtype | null, { family, society, phase, area }: Features): string[] {
  const kind = subtype ?? ''
  if (society === null) return [`${kind}/`]
  return [`${kind}/a${area}`, `${kind}/p${phase}`, `${kind}/s${society}`, `${kind}/f${family}`, `${kind}/`]
}

/** A home as it is compared. */
export function featuresOf(home: Home, numbers: PlaceNumbers): Features {
  const city = cityKey(home)
  const [society, phase] = home.areas
  const whole = home.areas.join('|')
  return {
    logSize: Math.log(home.sizeSqft),
    beds: home.beds,
    baths: home.baths,
    date: home.date,
    subtype: home.subtype,
    society: society === undefined ? null : numbers.of(`${city}|${society}`),
    family: society === undefined ? null : numbers.of(`${city}|${society.split(' ')[0]}*`),
    phase: numbers.of(`${city}|${society}|${phase ?? '-'}`),
    area: numbers.of(`${city}|${whole}||`),
  }
}
