import {
  abroadFilterNames,
  hasAbroadFilters,
  withAbroadFilters,
  withoutAbroadFilters,
} from '#contract/search/abroad-filters.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { searchFilters as t } from '#messages/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { Filters } from './use-filters.ts'

/** Sets the filters for buyers abroad at once, or removes them again. */
export function AbroadPill({ filters: { choice, change } }: { filters: Pick<Filters, 'choice' | 'change'> }) {
  const isOn = hasAbroadFilters(choice)
  const next = isOn ? withoutAbroadFilters(choice) : withAbroadFilters(choice)
  return (
    <p>
      <SiteLink
        href={searchAddress(next)}
        aria-current={isOn ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault()
          change(next)
        }}
        className="inline-flex min-h-11 items-center rounded-full border border-line px-3.5 text-[0.9375rem] hover:border-field aria-[current]:border-green-700 aria-[current]:bg-green-50 aria-[current]:font-medium aria-[current]:text-green-700"
      >
        {t.abroad}
      </SiteLink>
      <span className="mt-1.5 block text-sm text-muted">{abroadFilterNames()}</span>
    </p>
  )
}
