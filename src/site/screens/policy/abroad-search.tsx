import { abroadFilterNames, withAbroadFilters } from '#contract/search/abroad-filters.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { policy as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'

/** The search with the filters that suit buyers abroad. */
export function AbroadSearch() {
  return (
    <div className="mt-5 print:hidden">
      <SiteLink href={searchAddress(withAbroadFilters())} className={buttonClass({ variant: 'main' })}>
        {t.abroadSearch}
      </SiteLink>
      <p className="mt-2 text-sm text-muted">{abroadFilterNames()}</p>
    </div>
  )
}
