/** What search engines need not look at: the API and the requests of single visitors. */
import { createFileRoute } from '@tanstack/react-router'
import { absolute } from '../links.ts'

export const Route = createFileRoute('/robots.txt')({ server: { handlers: { GET: () => robots() } } })

function robots(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /inquiry/',
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
