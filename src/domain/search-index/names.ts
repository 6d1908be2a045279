import { typeGroups } from '#contract/listings/property.ts'
import { kmBetween, kmPerDegree } from '#contract/places/distance.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import type { City, NamedPlace } from '#contract/places/places.ts'
import { soundOf } from '#contract/places/sound.ts'
import { currentLanguage, type Language } from '#messages/language.ts'
import { localized } from '../localized.ts'
import { spellingsOf } from '../trade/index.ts'
import { type ListedPlace, listPlaces } from './list-places.ts'
import type { NamedArea, NamedCity } from './named-place.ts'
import { subtypeNumber } from './row.ts'
import { tokenize } from './tokenize.ts'
import type { Vocabulary } from './vocabulary.ts'
import { onWorld, type WorldPoint } from './world.ts'

export type NameRows = { cities: NamedCity[]; areas: NamedArea[]; projects: NamedProject[] }

/** A project, and whether its authority approved it. */
type NamedProject = NamedPlace & { approved: boolean }

/** The things named by a word, by ids and by numbers of subtypes. */
export type Called = {
  cities: Set<number>
  areas: Set<number>
  projects: Set<number>
  subtypes: Set<number>
}

/** The area that a position is the middle of. */
export type Middle = WorldPoint & { areaId: number }

/** A name weighs as much as so many titles when a misspelt word is read. */
const nameWeight = 200

/** A word of fewer consonants sounds like too many others. */
const shortestSound = 3

/** Words people use for a subtype beside its own name. */
const alsoCalled: Readonly<Record<string, string>> = { house: 'home', apartment: 'flat' }

/** The names of places, projects and kinds of property, and which areas are inside which. */
export class Names {
  readonly projectNames: readonly string[]
  /** The ids of the projects that are approved. */
  readonly approvedProjects: readonly number[]
  readonly #namedCities: readonly NamedCity[]
  readonly #cities: Readonly<Record<Language, readonly City[]>>
  readonly #called = new Map<number, Called>()
  readonly #areas: ReadonlyMap<number, NamedArea>
  readonly #middles = new Map<number, Middle | undefined>()
  readonly #inside = new Map<number, number[]>()
  readonly #vocabulary: Vocabulary
  /** Words of places by how they sound. */
  readonly #sounds = new Map<string, number[]>()
  #places: readonly ListedPlace[] | undefined

  constructor({ cities, areas, projects }: NameRows, vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
    this.#namedCities = cities
    const english = cities.map(({ name_ur: _urdu, synonyms: _, ...city }) => city)
    this.#cities = { en: english, ur: english.map((city, at) => inUrdu(city, cities[at]?.name_ur)) }
    this.projectNames = projects.map(({ name }) => name)
    this.approvedProjects = projects.filter(({ approved }) => approved).map(({ id }) => id)
    this.#areas = new Map(areas.map((area) => [area.id, area]))
    for (const city of cities) this.#callPlace(city, 'cities', city.id)
    for (const { id, name } of projects) this.#call(name, 'projects', id)
    for (const area of areas) {
      for (const around of this.#around(area)) {
        this.#callPlace(around, 'areas', area.id)
        const inside = this.#inside.get(around.id)
        if (inside) inside.push(area.id)
        else this.#inside.set(around.id, [area.id])
      }
    }
    for (const { value, label } of typeGroups.flatMap<{ value: string; label: string }>(
      ({ subtypes }) => subtypes,
    )) {
      this.#call(`${label} ${alsoCalled[value] ?? ''}`, 'subtypes', subtypeNumber(value))
    }
  }

  /** In the order of their ids, in the current language. */
  get cities(): readonly City[] {
    return this.#cities[currentLanguage()]
  }

  /** The things named by the word of that number. */
  called(word: number): Called | undefined {
    return this.#called.get(word)
  }

  /** The numbers of the words of places that sound like this one, itself left out. */
  soundingLike(word: string): readonly number[] {
    const alike = this.#sounds.get(soundOf(word)) ?? []
    return alike.filter((number) => this.#vocabulary.word(number) !== word)
  }

  /** Every city, then every area, as suggestions name them. */
  get places(): readonly ListedPlace[] {
    this.#places ??= listPlaces(this.#namedCities, this.#areas, this)
    return this.#places
  }

  /** In the current language. */
  area(id: number): NamedPlace | undefined {
    const area = this.#areas.get(id)
    return area && { id, name: localized(area.name, area.name_ur) }
  }

  /** An area with the name of its city, both in the current language. */
  areaWithCity(id: number): (NamedPlace & { city: string }) | undefined {
    const area = this.area(id)
    return area && { ...area, city: this.cityOfArea(id)?.name ?? '' }
  }

  /** In the current language. */
  cityOfArea(id: number): City | undefined {
    const cityId = this.#areas.get(id)?.city_id
    return this.cities.find((city) => city.id === cityId)
  }

  /** Where the homes of an area are shown: its middle, else the middle of the nearest area around it that has one. */
  middle(id: number): Middle | undefined {
    const known = this.#middles.get(id)
    if (known !== undefined || this.#middles.has(id)) return known
    const area = this.#areas.get(id)
    const middle = area && this.#around(area).flatMap(middleOf)[0]
    this.#middles.set(id, middle)
    return middle
  }

  /** The area and every area inside it. */
  inside(id: number): readonly number[] {
    return this.#inside.get(id) ?? [id]
  }

  /**
   * The areas beside these, with the kilometres from middle to middle, if at most so many; of an area with others inside
   * it, the middles of all count. Those inside and around them are left out.
   */
  areasNear(ids: readonly number[], mostKm: number): Map<number, number> {
    const related = new Set(ids.flatMap((id) => [...this.inside(id), ...this.around(id)]))
    const middles = ids.flatMap((id) => this.inside(id)).flatMap((id) => this.#latLong(id) ?? [])
    const near = new Map<number, number>()
    for (const id of this.#areas.keys()) {
      const place = related.has(id) ? undefined : this.#latLong(id)
      if (!place) continue
      const close = middles.filter(({ lat }) => Math.abs(lat - place.lat) * kmPerDegree <= mostKm)
      const km = Math.min(...close.map((middle) => kmBetween(middle, place)))
      if (km <= mostKm) near.set(id, km)
    }
    return near
  }

  #latLong(id: number): LatLong | undefined {
    const { lat, long } = this.#areas.get(id) ?? {}
    return lat == null || long == null ? undefined : { lat, long }
  }

  /** Counts by area with those of the areas inside it added. */
  withInside(own: ReadonlyMap<number, number>): Map<number, number> {
    const counts = new Map<number, number>()
    for (const [id, count] of own) {
      for (const around of this.around(id)) counts.set(around, (counts.get(around) ?? 0) + count)
    }
    return counts
  }

  /** The area and all its outer areas. */
  around(id: number): number[] {
    const area = this.#areas.get(id)
    return area ? this.#around(area).map((around) => around.id) : [id]
  }

  /** Takes these names' weight back, before newer ones take their place. */
  forget(): void {
    for (const word of this.#called.keys()) this.#vocabulary.weigh(word, -nameWeight)
  }

  /** The area itself and those around it, the nearest first. */
  #around(area: NamedArea): NamedArea[] {
    const around: NamedArea[] = []
    for (let next: NamedArea | undefined = area; next && !around.includes(next); ) {
      around.push(next)
      next = next.parent_id === null ? undefined : this.#areas.get(next.parent_id)
    }
    return around
  }

  /** A place is called by all its spellings, and its own words are heard. */
  #callPlace({ name, name_ur, synonyms }: NamedCity | NamedArea, kind: 'cities' | 'areas', id: number): void {
    this.#call([name, ...spellingsOf(name, [name_ur, ...synonyms])].join(' '), kind, id)
    for (const text of tokenize(name)) {
      const sound = soundOf(text)
      if (sound.length < shortestSound) continue
      const word = this.#vocabulary.number(text)
      const alike = this.#sounds.get(sound)
      if (!alike) this.#sounds.set(sound, [word])
      else if (!alike.includes(word)) alike.push(word)
    }
  }

  #call(name: string, kind: keyof Called, id: number): void {
    for (const text of tokenize(name)) {
      const word = this.#vocabulary.number(text)
      let called = this.#called.get(word)
      if (!called) {
        called = { cities: new Set(), areas: new Set(), projects: new Set(), subtypes: new Set() }
        this.#called.set(word, called)
        this.#vocabulary.weigh(word, nameWeight)
      }
      called[kind].add(id)
    }
  }
}

function middleOf({ id, lat, long }: NamedArea): Middle[] {
  return lat == null || long == null ? [] : [{ areaId: id, ...onWorld({ lat, long }) }]
}

function inUrdu(city: City, name: string | undefined): City {
  return name ? { ...city, name, english_name: city.name } : city
}
