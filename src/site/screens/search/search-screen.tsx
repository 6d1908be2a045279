import { getRouteApi, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { costsOfPlotsPath } from '#contract/costs/costs-paths.ts'
import { areaPath, cityAreasPath, resultsMapPath } from '#contract/paths.ts'
import { areasByYieldPath } from '#contract/places/areas-order.ts'
import { searchAddress, searchQuery } from '#contract/search/search-address.ts'
import { clearedAddress, searchChips } from '#contract/search/search-chips.ts'
import { searchDetails } from '#contract/search/search-details.ts'
import { type SearchChoice, searchSorts, sortOf, sortsOf } from '#contract/search/search-keys.ts'
import { sortLabels } from '#contract/search/search-labels.ts'
import { chosenNames, headline, searchTitle } from '#contract/search/search-wording.ts'
import { areaPage as areaTexts, searchFilters as filterTexts, searchResults as t } from '#messages/site.ts'
import { MapPicture } from '#ui/map/map-picture.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { PastTheEnd } from '#ui/past-the-end.tsx'
import { Rich } from '#ui/rich.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { site } from '#ui/site-settings.ts'
import { useCities } from '../../cities.ts'
import { RecentlyViewed } from '../../recently-viewed/recently-viewed.tsx'
import { SaveSearch } from '../alerts/save-search.tsx'
import { searchPreview } from '../alerts/search-preview.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { BarSelect } from './bar-select.tsx'
import { readChoice } from './choice.ts'
import { FewResults } from './few-results.tsx'
import { FilterBar, filterFormId } from './filter-bar.tsx'
import { besideMap, searchColumn } from './first-row.ts'
import { MapButton, MapOverlay } from './map-button.tsx'
import { MapColumn } from './map-column.tsx'
import { NoResults } from './no-results.tsx'
import { PhoneBar, SortPill } from './phone-bar.tsx'
import { readQuery } from './read-query.ts'
import { RefusedFilters } from './refused-filters.tsx'
import { SearchBar, useRemembered } from './search-bar.tsx'
import type { SearchData } from './search-data.ts'
import { SearchResults } from './search-results.tsx'
import { rememberShown, type ShownSearch } from './shown-search.ts'
import { StillLoading } from './still-loading.tsx'
import { UnderstoodNote } from './understood-note.tsx'
import { usableChoice } from './usable-choice.ts'
import { useFilters } from './use-filters.ts'
import { useLasting } from './use-lasting.ts'
import { useReturnFocus } from './use-return-focus.ts'

const route = getRouteApi('/search')

/** Dimming repaints all cards, twice: most results come sooner than this. */
const dimsAfterMs = 300

export function SearchScreen() {
  const data = route.useLoaderData()
  const address = route.useSearch()
  const router = useRouter()
  useEffect(() => rememberShown(router, { data, address, View: SearchView }), [router, data, address])
  useReturnFocus(data)
  return <SearchView data={data} address={address} />
}

/**
 * The search screen for an answer and the address that it answers, be it the visitor's own or the one before, which
 * stays until the answer to that comes. `notice` says what keeps it from coming.
 */
function SearchView({ data, address, notice }: ShownSearch & { notice?: ReactNode }) {
  const filters = useFilters()
  const { data: cities } = useCities()
  const isPending = useRouterState({ select: ({ isLoading }) => isLoading })
  const isSlow = useLasting(isPending, dimsAfterMs)
  const { answer, refused, ad, reading } = data
  const choice = usableChoice(filters.choice, data)
  const total = answer.pagination.totalRecords
  const chips = searchChips(choice, cities, answer)
  const placesOf = ({ cityId }: SearchChoice) => ({
    city: cities.find(({ id }) => id === cityId)?.name,
    ...chosenNames(answer),
  })
  const places = placesOf(choice)
  // The heading describes the results on the screen, not those that are loading.
  const answered = usableChoice(readChoice(readQuery(address)), data)
  const title = headline(total, answered, placesOf(answered))
  useRemembered(choice, searchTitle(choice, places), chips)

  return (
    <div className={searchColumn()}>
      <div className="filters-bar sticky top-(--header-height) z-10 short:relative short:top-auto -mx-4 flex flex-wrap items-center gap-x-2 border-b border-line bg-white px-4 md:-mx-6 md:px-6">
        <SearchBar choice={choice} />
        <FilterBar filters={filters} data={data} cities={cities} />
        <PhoneBar filters={filters} data={data} cities={cities} applied={chips.length} />
      </div>
      <div className={`grid gap-6 pb-16 lg:pt-4 ${besideMap()}`}>
        <section
          aria-busy={isPending}
          aria-label={t.title}
          className={`min-w-0 transition-opacity duration-200 ${isSlow ? 'opacity-60' : ''}`}
        >
          <AppliedFilters
            chips={chips}
            clearedHref={clearedAddress(choice)}
            first={<SortPill filters={filters} />}
          />
          {choice.typed && reading && <UnderstoodNote reading={reading} preferred={answer.preferred} />}
          <div className="mt-1 mb-2 flex large-text:flex-wrap items-center justify-between gap-x-4 gap-y-3 lg:mt-4 lg:mb-5">
            <h1 aria-live="polite" className="grow text-xl text-pretty tabular-nums lg:text-2xl">
              {title}
            </h1>
            <SaveSearch
              choice={choice}
              title={searchTitle(choice, places)}
              details={searchDetails(choice)}
              preview={searchPreview(answer, choice)}
              asBell
            />
            <div className="max-lg:hidden">{site().maps && <MapButton filters={filters} />}</div>
            <BarSelect
              className="w-40 shrink-0 max-lg:hidden"
              label={filterTexts.sort}
              name="sort"
              form={filterFormId}
              value={sortOf(choice)}
              options={sortsOf(choice).map((value) => ({ value, label: sortLabels[value] }))}
              onValue={(value) => filters.change({ sort: searchSorts.find((sort) => sort === value) })}
            />
          </div>
          {answered.purpose !== 'rent' && sortOf(answered) === 'highest-yield' && (
            <YieldLinks cities={cities.filter(({ id }) => !answered.cityId || id === answered.cityId)} />
          )}
          {notice}
          <StillLoading isPending={isPending} />
          <RefusedFilters refused={refused} />
          {answer.keywordUnderstood && (
            <p className="mb-5 text-muted">
              <Rich parts={t.understoodAs({ text: answer.keywordUnderstood, keyword: emphasised })} />
            </p>
          )}
          {site().maps && total > 0 && (
            <MapPicture
              path={resultsMapPath(searchQuery(choice))}
              label={t.mapOfResults}
              className="mb-5 xl:hidden"
            />
          )}
          {answer.data.length > 0 && <SearchResults listings={answer.data} ad={ad} />}
          {total > 0 && answer.data.length === 0 && (
            <PastTheEnd href={searchAddress({ ...choice, page: 1 })} />
          )}
          <Pagination
            page={answer.pagination.currentPage}
            pages={answer.pagination.totalPages}
            link={(page, props) => <SiteLink href={searchAddress({ ...choice, page })} {...props} />}
          />
          <FewResults answer={answer} choice={answered} title={searchTitle(answered, placesOf(answered))} />
          {total === 0 && <NoResults choice={choice} answer={answer} title={searchTitle(choice, places)} />}
          <AreaFacts
            areas={answer.areas}
            city={cities.find(({ id }) => id === choice.cityId)}
            isOfPlots={choice.purpose === 'sale' && choice.type === 'plot'}
          />
          <RecentlyViewed className="mt-14" />
        </section>
        {site().maps && <MapColumn filters={filters} data={data} />}
      </div>
      {site().maps && <MapOverlay filters={filters} data={data} title={title} applied={chips.length} />}
    </div>
  )
}

const mostYieldLinks = 6

/** Where the areas of a city are compared by yield. */
function YieldLinks({ cities }: { cities: ReadonlyArray<{ name: string; slug: string }> }) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 lg:mb-5 print:hidden">
      {cities.slice(0, mostYieldLinks).map((city) => (
        <li key={city.slug}>
          <SiteLink
            href={areasByYieldPath(city)}
            className="tap-link text-green-700 underline underline-offset-4"
          >
            {areaTexts.compareYields({ city: city.name })}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

/** Where the prices of the chosen areas, or of those of the city, are compared. */
function AreaFacts({
  areas,
  city,
  isOfPlots,
}: {
  areas: SearchData['answer']['areas']
  city: { name: string; slug: string } | undefined
  isOfPlots: boolean
}) {
  const links = [
    ...(city ? areaLinks(areas, city) : []),
    ...(isOfPlots ? [{ href: costsOfPlotsPath, text: t.plotCosts }] : []),
  ]
  if (links.length === 0) return null
  return (
    <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
      {links.map(({ href, text }) => (
        <li key={href}>
          <SiteLink href={href} className="tap-link text-green-700 underline underline-offset-4">
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function areaLinks(areas: SearchData['answer']['areas'], city: { name: string; slug: string }) {
  if (areas.length === 0)
    return [{ href: cityAreasPath(city), text: areaTexts.cityTitle({ city: city.name }) }]
  return areas.slice(0, 5).map(({ id, name }) => ({
    href: areaPath({ id, english_name: name, city_slug: city.slug }),
    text: areaTexts.factsOf({ area: name }),
  }))
}

const emphasised = (text: readonly ReactNode[]) => <strong className="text-ink">{text}</strong>
