import { agency } from '#agency'
import type { SearchKey } from '#contract/search/search.ts'
import { type SearchChoice, searchAddress, searchQuery } from '#contract/search/search-address.ts'
import { buttonClass } from '#ui/button.tsx'
import { formatCount } from '#ui/format-count.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { SearchData } from './search-data.ts'

/** Nothing fits: which filter keeps the most out, and the wanted form that asks the agency to look. */
export function NoResults({
  choice,
  without,
}: {
  choice: SearchChoice
  without: SearchData['answer']['without']
}) {
  const ways = without.filter(({ count }) => count > 0).slice(0, 4)
  return (
    <div className="lattice rounded-panel bg-sand p-6 md:p-10">
      <div className="rounded-panel bg-white p-6 md:p-8">
        <h2 className="text-2xl">Nothing fits all of this today.</h2>
        {ways.length > 0 ? (
          <>
            <p className="mt-2 text-muted">Leaving out one filter brings:</p>
            <ul className="mt-4 flex flex-wrap gap-2">
              {ways.map(({ key, count }) => (
                <li key={key}>
                  <SiteLink
                    href={searchAddress({ ...choice, ...leavingOut(key), page: 1 })}
                    className={buttonClass({ variant: 'tint' })}
                  >
                    {filterNames[key]}: {formatCount(count)} {count === 1 ? 'result' : 'results'}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="mt-2 text-muted">No single filter is the cause. Start again with fewer of them.</p>
        )}
        <p className="mt-8 max-w-prose">
          Or say what you want and {agency.name} looks for it, also beyond this site.
        </p>
        <a href={wantedAddress(choice)} className={`${buttonClass({ variant: 'main' })} mt-4`}>
          Tell us what you want
        </a>
      </div>
    </div>
  )
}

const filterNames: Readonly<Record<SearchKey, string>> = {
  purpose: 'Without the purpose',
  cityId: 'In any city',
  areaIds: 'In any area',
  type: 'Of any type',
  subtype: 'Of any subtype',
  minPrice: 'Without the lowest price',
  maxPrice: 'Without the highest price',
  minSize: 'Without the smallest size',
  maxSize: 'Without the largest size',
  sizeUnit: 'In any unit',
  beds: 'With any number of beds',
  baths: 'With any number of baths',
  projectId: 'In any project',
  agentId: 'Of any agent',
  keyword: 'Without the keyword',
  sort: 'In any order',
  page: 'On any page',
  perPage: 'On any page',
}

/** A city leaves with its areas. */
function leavingOut(key: SearchKey): SearchChoice {
  return key === 'cityId' ? { cityId: undefined, areaIds: [] } : { [key]: undefined }
}

/** The wanted form reads the same keys as a search. */
function wantedAddress(choice: SearchChoice): string {
  const { sort: _sort, page: _page, perPage: _perPage, ...wanted } = choice
  return `/wanted?${searchQuery(wanted)}`
}
