import type { LatLong } from '#contract/places/lat-long.ts'
import { type PlaceKeys, placeKeys } from '#contract/places/place-match.ts'
import { spellingsOf } from '../trade/index.ts'
import type { NamedArea, NamedCity, OtherNames } from './named-place.ts'

/** A city or an area as it is suggested. */
export type ListedPlace = Names & {
  kind: 'city' | 'area'
  id: number
  cityId: number
  /** Its middle, where that is known. */
  middle: LatLong | undefined
  /** The places around it, the smallest first: DHA Lahore, Lahore; empty for a city. */
  within: readonly Names[]
  /** The ids of the areas around it, the nearest first. */
  outer: readonly number[]
  keys: PlaceKeys
}

/** The name in English and in Urdu, and other spellings of it as the agency gave them. */
type Names = { name: string } & OtherNames

type AreasAround = { around(id: number): number[] }

/** Every city, then every area with its outer areas. */
export function listPlaces(
  cities: readonly NamedCity[],
  areas: ReadonlyMap<number, NamedArea>,
  tree: AreasAround,
): ListedPlace[] {
  const citiesById = new Map(cities.map((city) => [city.id, city]))
  return [
    ...cities.map(({ id, name, name_ur, synonyms, lat, long }) => ({
      kind: 'city' as const,
      id,
      name,
      name_ur,
      cityId: id,
      middle: { lat, long },
      within: [],
      synonyms,
      outer: [],
      keys: placeKeys({ name, synonyms: spellingsOf(name, [name_ur, ...synonyms]) }),
    })),
    ...areas.values().map(({ id, name, name_ur, city_id, synonyms, lat, long }) => {
      const outer = tree.around(id).slice(1)
      const around = [...outer.map((each) => areas.get(each)), citiesById.get(city_id)].filter(
        (place) => place !== undefined,
      )
      return {
        kind: 'area' as const,
        id,
        name,
        name_ur,
        cityId: city_id,
        middle: lat == null || long == null ? undefined : { lat, long },
        within: around,
        synonyms,
        outer,
        keys: placeKeys({
          name,
          synonyms: spellingsOf(name, [name_ur, ...synonyms]),
          around: around.flatMap((place) => [
            place.name,
            ...spellingsOf(place.name, [place.name_ur, ...place.synonyms]),
          ]),
        }),
      }
    }),
  ]
}
