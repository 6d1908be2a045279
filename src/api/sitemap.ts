import { listSitemapEntries } from '#domain/sitemap/list-entries.ts'
import { listSitemapParts } from '#domain/sitemap/list-parts.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

const tags = ['listings', 'projects', 'agents', 'events', 'jobs']

export function mountSitemap(app: Api, context: ApiContext): void {
  mountRead(app, 'sitemap', async () => ({ answer: { data: await listSitemapParts(context) }, tags }))
  mountRead(app, 'sitemapPart', async ({ params }) => ({
    answer: await listSitemapEntries(context, params),
    tags: params.kind === 'searches' ? ['listings'] : [params.kind],
  }))
}
