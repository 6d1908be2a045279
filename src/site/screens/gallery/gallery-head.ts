import { agency } from '#agency'
import { eventPath } from '#contract/paths.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import type { Crumb } from '#ui/breadcrumbs.tsx'
import type { EventOfGallery } from '../../cards/event-card.tsx'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'

export const home: Crumb = { label: 'Home', path: '/' }
export const gallery: Crumb = { label: 'Gallery', path: '/gallery' }

/** The head of the gallery, with its events as a list. */
export function galleryHead(events: readonly EventOfGallery[]) {
  return pageHead({
    path: gallery.path,
    title: 'Gallery: events, open houses and the team in pictures',
    description: `Property expos, key handovers, open houses and days out of ${agency.name}, by date, with photos and videos, and the team of every year.`,
    image: events.find(({ thumbnail }) => thumbnail)?.thumbnail?.url,
    jsonLd: [
      {
        '@type': 'ImageGallery',
        name: `${agency.name}: gallery`,
        url: absolutePage(gallery.path),
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: events.length,
          itemListElement: events.map(({ id, title }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: title,
            url: absolutePage(eventPath(id)),
          })),
        },
      },
      breadcrumbsJsonLd([home, gallery]),
    ],
  })
}
