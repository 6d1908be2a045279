/** What search engines need not look at: the API, the requests of single visitors and the admin app. */
import { createFileRoute } from '@tanstack/react-router'
import { absolute } from '#ui/absolute-url.ts'

export const Route = createFileRoute('/robots.txt')({ server: { handlers: { GET: () => robots() } } })

function robots(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /inquiry/',
    'Disallow: /compare',
    'Disallow: /alerts',
    'Disallow: /admin',
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
