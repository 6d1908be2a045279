import { type PlaceKeys, placeKeys } from '#contract/places/place-match.ts'
import { spellingsOf } from '../../places/spellings.ts'
import type { NamedArea, NamedCity } from './named-place.ts'

/** A city or an area as it is suggested. */
export type ListedPlace = {
  kind: 'city' | 'area'
  id: number
  name: string
  cityId: number
  /** What it lies in, the nearest first: 'DHA Lahore, Lahore'; null for a city. */
  within: string | null
  /** Other spellings of the whole name, as the agency gave them. */
  synonyms: readonly string[]
  /** The ids of the areas around it, the nearest first. */
  outer: readonly number[]
  keys: PlaceKeys
}

type AreasAround = { around(id: number): number[] }

/** Every city, then every area with what it lies in. */
export function listPlaces(
  cities: readonly NamedCity[],
  areas: ReadonlyMap<number, NamedArea>,
  tree: AreasAround,
): ListedPlace[] {
  const citiesById = new Map(cities.map((city) => [city.id, city]))
  return [
    ...cities.map(({ id, name, synonyms }) => ({
      kind: 'city' as const,
      id,
      name,
      cityId: id,
      within: null,
      synonyms,
      outer: [],
      keys: placeKeys({ name, synonyms: spellingsOf(name, synonyms) }),
    })),
    ...areas.values().map(({ id, name, city_id, synonyms }) => {
      const outer = tree.around(id).slice(1)
      const around = [...outer.map((each) => areas.get(each)), citiesById.get(city_id)].filter(
        (place) => place !== undefined,
      )
      return {
        kind: 'area' as const,
        id,
        name,
        cityId: city_id,
        within: around.map((place) => place.name).join(', '),
        synonyms,
        outer,
        keys: placeKeys({
          name,
          synonyms: spellingsOf(name, synonyms),
          around: around.flatMap((place) => [place.name, ...spellingsOf(place.name, place.synonyms)]),
        }),
      }
    }),
  ]
}
