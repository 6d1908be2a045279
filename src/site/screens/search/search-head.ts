import { listingPath } from '#contract/paths.ts'
import { searchAddress, searchQuery } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { chosenNames, headline, searchTitle } from '#contract/search/search-wording.ts'
import { searchResults as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { site } from '#ui/site-settings.ts'
import { homeCrumb } from '../../crumbs.ts'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import { readChoice } from './choice.ts'
import { firstRow } from './first-row.ts'
import type { SearchQuery } from './query.ts'
import { readQuery } from './read-query.ts'
import type { SearchData } from './search-data.ts'

/**
 * The head of a search page. Search engines keep the pages of a city, area, type and purpose that show something;
 * any finer search, and any further page, only leads them on.
 */
export function searchHead(query: SearchQuery, { answer, refused }: SearchData) {
  // The typed query and the view (list or map) do not make it another page.
  const { typed: _typed, prefer: _prefer, view: _view, ...choice } = readChoice(readQuery(query))
  const { totalRecords, currentPage } = answer.pagination
  const places = {
    city: choice.cityId && answer.data[0]?.city.name,
    ...chosenNames(answer),
  }
  const named = { ...places, city: places.city || undefined }
  const path = searchAddress(choice)
  const title = searchTitle(choice, named)
  const onPage = (text: string) => (currentPage > 1 ? t.pageTitle({ title: text, page: currentPage }) : text)
  const describePage = site().maps ? t.descriptionWithMap : t.description
  const head = pageHead({
    path,
    title: onPage(title),
    description: describePage({ found: onPage(headline(totalRecords, choice, named)) }),
    image: answer.data.find(({ image }) => image)?.image,
    noindex: totalRecords === 0 || isFiner(choice) || Object.keys(refused).length > 0,
    jsonLd: import.meta.env.SSR && [
      breadcrumbsJsonLd([homeCrumb, { label: title, path }]),
      {
        '@type': 'ItemList',
        numberOfItems: totalRecords,
        itemListElement: answer.data.map(({ id }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          url: absolutePage(listingPath(id)),
        })),
      },
    ],
  })
  return { ...head, links: [...head.links, ...firstRow(answer.data)] }
}

/** Whether the address says more than a city, one area, a type and a purpose. */
function isFiner({ purpose, cityId, areaIds = [], type, ...finer }: SearchChoice): boolean {
  const plain = searchQuery({ purpose, cityId, areaIds, type })
  return areaIds.length > 1 || searchQuery({ purpose, cityId, areaIds, type, ...finer }) !== plain
}
