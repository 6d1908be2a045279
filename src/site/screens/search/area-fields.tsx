import { useMemo } from 'react'
import { searchFilters as t } from '#messages/site.ts'
import { type Area, useAreas } from '#ui/map/use-areas.ts'
import { PlaceBox } from '../../places/place-box.tsx'
import type { Suggestion } from '../../places/use-place-suggestions.ts'
import { AreaChecklist, type AreaChoice } from './area-checklist.tsx'
import type { SearchData } from './search-data.ts'
import { choosePlace, type Filters, toggled } from './use-filters.ts'

type Counted = NonNullable<SearchData['answer']['counts']>['area']

/** The areas of the chosen city; without one, a box that finds a city or an area in any of them. */
export function AreaFields({
  filters: { choice, change },
  counted,
  named,
  startsShort = false,
}: {
  filters: Pick<Filters, 'choice' | 'change'>
  /** The areas with what the other filters leave in them; undefined where the API's host does not count. */
  counted: Counted | undefined
  named: readonly AreaChoice[]
  startsShort?: boolean
}) {
  const all = useAreas(choice.cityId)
  const areas = useMemo(() => withUncountedAreas(counted, all), [counted, all])
  const elsewhere = {
    purpose: choice.purpose,
    onChoose: (place: Suggestion) => change(choosePlace(place)),
  }
  if (!choice.cityId) {
    return (
      <PlaceBox
        label={t.findPlace}
        placeholder={t.placeExample}
        {...elsewhere}
        className="block min-h-11 w-full rounded-input border border-field px-3 placeholder:text-muted"
        listClassName="mt-2"
      />
    )
  }
  return (
    <AreaChecklist
      areas={areas}
      named={named}
      chosenIds={choice.areaIds ?? []}
      startsShort={startsShort}
      onToggle={(id) => change({ areaIds: toggled(choice.areaIds, id) })}
      elsewhere={elsewhere}
    />
  )
}

/** The counted areas first, then the other areas of the city, in which the other filters leave nothing. */
function withUncountedAreas(counted: Counted | undefined, all: readonly Area[]): AreaChoice[] {
  if (!counted) return all.map((area) => ({ ...area, count: undefined }))
  const known = new Map(all.map((area) => [area.id, area]))
  const ids = new Set(counted.map(({ id }) => id))
  const nothingLeft = counted.length < mostCounted ? 0 : undefined
  return [
    ...counted.map((area) => ({ ...known.get(area.id), ...area })),
    ...all.filter(({ id }) => !ids.has(id)).map((area) => ({ ...area, count: nothingLeft })),
  ]
}

/** The API counts no more areas than these (`SearchCounts`). */
const mostCounted = 60
