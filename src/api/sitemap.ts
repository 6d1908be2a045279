import type { SitemapKind } from '#contract/content/sitemap.ts'
import { listSitemapEntries, listSitemapParts } from '#domain/sitemap/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

const tags = ['listings', 'projects', 'agents', 'events', 'jobs', 'quarterly_reports']

/** The kinds that are not called like what they are made of. */
const cacheTags: { readonly [Kind in SitemapKind]?: string } = {
  searches: 'listings',
  reports: 'quarterly_reports',
}

export function mountSitemap(app: Api, context: ApiContext): void {
  mountRead(app, 'sitemap', async () => ({ answer: { data: await listSitemapParts(context) }, tags }))
  mountRead(app, 'sitemapPart', async ({ params }) => ({
    answer: await listSitemapEntries(context, params),
    tags: [cacheTags[params.kind] ?? params.kind],
  }))
}
