/** `/sitemap-listings-1.xml` and the like: the addresses of one part. */
import { createFileRoute } from '@tanstack/react-router'
import { sitemapPart as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { isMissing } from '#ui/call-error.ts'
import { sitemapEntries } from './entries.ts'
import { ownPages } from './own-pages.ts'
import { urlSet } from './write.ts'

export const Route = createFileRoute('/sitemap-{$part}.xml')({
  server: { handlers: { GET: ({ params }) => listPart(params.part) } },
})

async function listPart(part: string): Promise<Response> {
  if (part === 'pages') return urlSet(ownPages)
  const [, kind, first] = /^([a-z]+)-(\d+)$/.exec(part) ?? []
  if (!kind || !first) return noSuchPart()
  try {
    return urlSet(sitemapEntries(await call('sitemapPart', { params: { kind, first } })))
  } catch (error) {
    if (isMissing(error)) return noSuchPart()
    throw error
  }
}

function noSuchPart(): Response {
  return new Response(`${t.notFound}\n`, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
