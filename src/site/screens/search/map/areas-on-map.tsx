import { searchAddress } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { formatNumber } from '#messages/format-number.ts'
import { mapSearch as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { SearchData } from '../search-data.ts'

type Counts = NonNullable<SearchData['answer']['counts']>

/**
 * A text alternative to the map: the areas of the results with their counts, each a link to its homes. In a search of
 * the whole country, the cities.
 */
export function AreasOnMap({ counts, choice }: { counts: Counts | undefined; choice: SearchChoice }) {
  if (!counts) return null
  const isCountry = counts.city.length > 0
  const places = isCountry ? counts.city : chosenAreas(counts, choice)
  return (
    <details className="group rounded-card border border-line bg-white">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3.5 text-sm font-medium">
        {isCountry ? t.citiesTitle : t.areasTitle}
        <span className="text-muted tabular-nums">{formatNumber(places.length)}</span>
      </summary>
      <p className="px-3.5 pb-1 text-sm text-muted">{countHint({ isCountry, count: places.length })}</p>
      <ul className="max-h-64 overflow-y-auto overscroll-contain pb-2">
        {places.map(({ id, name, count }) => (
          <li key={id}>
            <SiteLink
              href={searchAddress({
                ...choice,
                ...(isCountry ? { cityId: id } : { areaIds: [id], box: undefined }),
                page: 1,
              })}
              className="flex min-h-11 items-center justify-between gap-3 px-3.5 text-sm hover:bg-green-50"
            >
              <span lang={contentLang(name)}>{name}</span>
              <span className="text-muted tabular-nums">{formatNumber(count)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The counts are of all areas that could be chosen; the map shows those that are. */
function chosenAreas({ area }: Counts, { areaIds = [] }: SearchChoice): Counts['area'] {
  return areaIds.length > 0 ? area.filter(({ id }) => areaIds.includes(id)) : area
}

function countHint({ isCountry, count }: { isCountry: boolean; count: number }): string {
  if (count === 0) return t.noAreas
  return isCountry ? t.citiesHint : t.areasHint
}
