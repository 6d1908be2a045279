/** The places that a distance can be measured to, among the suggestions for a text. */
import { type ComparedPlace, type Comparison, compareAddress } from '#contract/compare/compare-address.ts'
import { joinList } from '#contract/text/join-list.ts'
import { landmarkKinds as kinds, searchField } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import type { OptionGroup } from '../../search-field/options.ts'

export type FoundPlace = Answer<'suggestions'>[number]

export type PlaceChoice = { key: string; name: string; detail: string; address: string }

/** Areas, cities and landmarks, each with the address of the comparison that measures to it. */
export function placesFound(found: readonly FoundPlace[], comparison: Comparison): PlaceChoice[] {
  return found.flatMap((one): PlaceChoice[] => {
    if (one.kind === 'landmark') {
      const { name, within, category, lat, long } = one
      const place = { kind: 'point', lat, long } as const
      const detail = joinList([kinds[category], within])
      return [{ key: `${lat},${long}`, name, detail, address: to(place, name) }]
    }
    if (one.kind !== 'area' && one.kind !== 'city') return []
    const { kind, id, name, within } = one
    return [{ key: `${kind}-${id}`, name, detail: within ?? searchField.isCity, address: to({ kind, id }) }]
  })

  function to(place: ComparedPlace, placeName?: string): string {
    return compareAddress({ ...comparison, place, placeName, find: undefined })
  }
}

/** The same as options of the field, while the visitor types. */
export function offerPlaces(found: readonly FoundPlace[], comparison: Comparison): OptionGroup[] {
  const options = placesFound(found, comparison)
  return options.length > 0 ? [{ title: '', options }] : []
}
