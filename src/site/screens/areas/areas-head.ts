import { cityAreasPath } from '#contract/paths.ts'
import { areaPage as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import type { Answer } from '#ui/api.ts'
import { pageHead } from '../../seo.ts'
import { linkTo } from '../area/area-data.ts'

/** The head of a city's list of areas. */
export function areasHead({ city, areas }: Answer<'cityReport'>) {
  return pageHead({
    path: cityAreasPath(city),
    title: t.cityTitle({ city: city.name }),
    description: t.cityDescription({ city: city.name, count: areas.length }),
    crumb: city.name,
    noindex: areas.length === 0,
    jsonLd: import.meta.env.SSR && [
      {
        '@type': 'ItemList',
        name: t.cityTitle({ city: city.name }),
        numberOfItems: areas.length,
        itemListElement: areas.slice(0, 100).map((area, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: area.name,
          url: absolutePage(linkTo(area)),
        })),
      },
    ],
  })
}
