import { type PlaceKeys, placeKeys } from '#contract/place-match.ts'
import type { City } from '#contract/places.ts'
import { spellingsOf } from '../../places/spellings.ts'
import type { NamedArea } from './names.ts'

/** A city or an area as it is suggested. */
export type ListedPlace = {
  kind: 'city' | 'area'
  id: number
  name: string
  cityId: number
  /** What it lies in, the nearest first: 'DHA Lahore, Lahore'; null for a city. */
  within: string | null
  keys: PlaceKeys
}

type AreasAround = { around(id: number): number[] }

/** Every city, then every area with what it lies in. */
export function listPlaces(
  cities: readonly City[],
  areas: ReadonlyMap<number, NamedArea>,
  tree: AreasAround,
): ListedPlace[] {
  const cityNames = new Map(cities.map(({ id, name }) => [id, name]))
  return [
    ...cities.map(({ id, name }) => ({
      kind: 'city' as const,
      id,
      name,
      cityId: id,
      within: null,
      keys: placeKeys({ name, synonyms: spellingsOf(name) }),
    })),
    ...areas.values().map(({ id, name, city_id }) => {
      const outer = tree.around(id).slice(1)
      const around = [...outer.flatMap((each) => areas.get(each)?.name ?? []), cityNames.get(city_id) ?? '']
      return {
        kind: 'area' as const,
        id,
        name,
        cityId: city_id,
        within: around.join(', '),
        keys: placeKeys({
          name,
          synonyms: spellingsOf(name),
          around: around.flatMap((text) => [text, ...spellingsOf(text)]),
        }),
      }
    }),
  ]
}
