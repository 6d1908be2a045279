import { agencyText } from '#contract/agency-texts.ts'
import { eventPath } from '#contract/paths.ts'
import { gallery as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import type { EventOfGallery } from '../../cards/event-card.tsx'
import { galleryCrumb, homeCrumb } from '../../crumbs.ts'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'

/** The head of the gallery, with its events as a list. */
export function galleryHead(events: readonly EventOfGallery[]) {
  return pageHead({
    path: galleryCrumb.path,
    title: t.pageTitle,
    description: t.description({ agency: agencyText('name') }),
    image: events.find(({ thumbnail }) => thumbnail)?.thumbnail,
    jsonLd: import.meta.env.SSR && [
      {
        '@type': 'ImageGallery',
        name: t.listName({ agency: agencyText('name') }),
        url: absolutePage(galleryCrumb.path),
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
      breadcrumbsJsonLd([homeCrumb, galleryCrumb]),
    ],
  })
}
