import type { Purpose } from '#contract/listings/property.ts'
import { rankPlaces } from '#contract/places/place-match.ts'
import type { PlaceSuggestion } from '#contract/places/places.ts'
import { joinList } from '#contract/text/join-list.ts'
import { currentLanguage } from '#messages/language.ts'
import { localized } from '../localized.ts'
import type { SearchIndex } from '../search-index/index.ts'

const most = 8

type PlacesContext = { search: Pick<SearchIndex, 'places' | 'countIn'> }
type AskedPlaces = {
  text: string
  purpose?: Purpose | undefined
  /** The city that is chosen already: places there come first, and before others only a name that is typed whole. */
  cityId?: number | undefined
}

/**
 * The cities and areas that a typed text may mean, best first and then by their published listings for the purpose, or
 * for both; at most 8, named in the current language. `text` may be Roman Urdu or Urdu.
 * @throws Unavailable while the index is still being read
 */
export function suggestPlaces(ctx: PlacesContext, asked: AskedPlaces): PlaceSuggestion[] {
  return rankedPlaces(ctx, asked).map(({ suggestion }) => suggestion)
}

/** The same with the rank of each, as of `rankPlaces`. */
export function rankedPlaces(
  { search }: PlacesContext,
  { text, purpose, cityId: chosen }: AskedPlaces,
): { suggestion: PlaceSuggestion; rank: number }[] {
  return rankPlaces(search.places(), text, ({ keys }) => keys)
    .map(({ item, rank }) => ({
      ...{ item, rank, count: search.countIn(item, purpose) },
      isElsewhere: Number(chosen !== undefined && item.cityId !== chosen && item.kind === 'area'),
    }))
    .sort(
      (one, other) =>
        one.isElsewhere - other.isElsewhere ||
        one.rank - other.rank ||
        other.count - one.count ||
        one.item.id - other.item.id,
    )
    .slice(0, most)
    .map(({ item: { kind, id, name, name_ur, cityId, within }, rank, count }) => ({
      rank,
      suggestion: {
        kind,
        id,
        name: localized(name, name_ur),
        city_id: cityId,
        within:
          within.length > 0 ? joinList(within.map((place) => localized(place.name, place.name_ur))) : null,
        listing_count: count,
        ...(name_ur !== '' && { other_language: inOtherLanguage({ name, name_ur, within }) }),
      },
    }))
}

type Named = { name: string; name_ur: string }

function inOtherLanguage({ within, ...own }: Named & { within: readonly Named[] }) {
  const isUrdu = currentLanguage() === 'ur'
  const nameOf = ({ name, name_ur }: Named) => (isUrdu ? name : name_ur || name)
  return { name: nameOf(own), within: within.map(nameOf).join(isUrdu ? ', ' : '، ') }
}
