/** `/sitemap.xml`: the list of the sitemap's parts. */
import { createFileRoute } from '@tanstack/react-router'
import { call } from '#ui/api.ts'
import { sitemapIndex } from './write.ts'

export const Route = createFileRoute('/sitemap.xml')({ server: { handlers: { GET: listParts } } })

async function listParts(): Promise<Response> {
  const { data } = await call('sitemap')
  return sitemapIndex([
    { path: '/sitemap-pages.xml', changedAt: null },
    ...data.map(({ kind, first, changedAt }) => ({ path: `/sitemap-${kind}-${first}.xml`, changedAt })),
  ])
}
