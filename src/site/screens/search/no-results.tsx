import { useEffect } from 'react'
import { agencyText } from '#contract/agency-texts.ts'
import { searchAddress, searchQuery } from '#contract/search/search-address.ts'
import { searchDetails } from '#contract/search/search-details.ts'
import type { SearchChoice, SearchFilter } from '#contract/search/search-keys.ts'
import { searchLabels } from '#contract/search/search-labels.ts'
import { searchResults as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { localPath } from '#ui/local-path.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { count } from '../../analytics.ts'
import { SaveSearch } from '../alerts/save-search.tsx'
import { searchPreview } from '../alerts/search-preview.tsx'
import { numberNotFound } from './number-not-found.ts'
import type { SearchData } from './search-data.ts'

/** For a search that found nothing: which filters to remove, and the form that asks the agency to look. */
export function NoResults({
  choice,
  answer,
  title,
}: {
  choice: SearchChoice
  answer: SearchData['answer']
  /** The search in words. */
  title: string
}) {
  const number = numberNotFound(choice.keyword)
  useCounted(choice)
  const fewer = answer.without.filter(({ count }) => count > 0).slice(0, 4)
  return (
    <div className="lattice mt-8 rounded-panel bg-sand p-6 md:p-10">
      <div className="rounded-panel bg-white p-6 md:p-8">
        <h2 className="text-2xl">{t.emptyTitle}</h2>
        {number && <p className="mt-2 max-w-prose">{number}</p>}
        {fewer.length > 0 ? (
          <>
            <p className="mt-2 text-muted">{t.removeOne}</p>
            <ul className="mt-4 flex flex-wrap gap-2">
              {fewer.map(({ key, count }) => (
                <li key={key}>
                  <SiteLink
                    href={searchAddress({ ...choice, ...leavingOut(key), page: 1 })}
                    className={buttonClass({ variant: 'tint' })}
                  >
                    {t.without({ filter: searchLabels[key].any, count })}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </>
        ) : (
          !number && <p className="mt-2 text-muted">{t.useFewer}</p>
        )}
        <p className="mt-8 max-w-prose">{t.alertText}</p>
        <div className="mt-4">
          <SaveSearch
            choice={choice}
            title={title}
            details={searchDetails(choice)}
            preview={searchPreview(answer, choice)}
          />
        </div>
        <p className="mt-8 max-w-prose">{t.wantedText({ agency: agencyText('name') })}</p>
        <a href={localPath(wantedAddress(choice))} className={`${buttonClass({ variant: 'main' })} mt-4`}>
          {t.wanted}
        </a>
      </div>
    </div>
  )
}

/** Staff see what people look for in vain: by place and type, never by their words. */
function useCounted({ purpose, cityId, areaIds = [], type, subtype = [] }: SearchChoice): void {
  const filters = [
    `purpose=${purpose}`,
    ...(cityId ? [`cityId=${cityId}`] : []),
    ...areaIds.slice(0, 3).map((id) => `areaIds=${id}`),
    ...(subtype.length > 0 ? subtype.slice(0, 3).map((one) => `subtype=${one}`) : [`type=${type}`]),
  ].join('&')
  useEffect(() => count('search_empty', { filters: filters.split('&') }), [filters])
}

/** Removing a city also removes its areas, and removing a distance the name of its place. */
function leavingOut(key: SearchFilter): SearchChoice {
  if (key === 'near') return { near: undefined, nearName: undefined }
  return key === 'cityId' ? { cityId: undefined, areaIds: [] } : { [key]: undefined }
}

/** The wanted form reads the same keys as a search. */
function wantedAddress(choice: SearchChoice): string {
  const { typed: _typed, prefer: _prefer, sort: _sort, page: _page, perPage: _perPage, ...wanted } = choice
  return `/wanted?${searchQuery(wanted)}`
}
