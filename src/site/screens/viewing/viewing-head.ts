import { requestViewingPath, viewingPath } from '#contract/paths.ts'
import { viewingPages as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'
import type { ToView } from './request-data.ts'
import type { Viewing } from './viewing-data.ts'

export function requestHead({ listing }: ToView) {
  return pageHead({
    path: requestViewingPath(listing.id),
    title: t.requestTitle({ title: listing.title }),
    description: t.requestDescription,
    noindex: true,
  })
}

export function viewingHead(secret: string, viewing: Viewing) {
  return pageHead({
    path: viewingPath(secret),
    title: viewingTitle(viewing),
    description: t.description,
    noindex: true,
  })
}

export function viewingTitle({ listing }: Viewing): string {
  return listing ? t.title({ property: listing.title }) : t.titleNameless
}
