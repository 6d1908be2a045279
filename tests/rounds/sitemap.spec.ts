import { expect, test } from '#tests/support/browser.ts'

const locations = (xml: string) =>
  Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address.replaceAll('&amp;', '&'))

/** One of 37, spread over all kinds and both languages, unless every one is asked for: CI does. */
const everyAddress = process.env.EVERY_ADDRESS === 'yes'

test('robots.txt points to the sitemap, and every URL in it returns 200, is canonical and can be cached', async ({
  request,
  site,
}) => {
  if (everyAddress) test.setTimeout(600_000)
  const robots = await (await request.get('/robots.txt')).text()
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
  expect(new URL(index).origin).toBe(site.url)
  const parts = locations(await (await request.get(index)).text())
  const kinds = parts.map((part) => /sitemap-([a-z]+)/.exec(part)?.[1])
  expect(new Set(kinds)).toEqual(
    new Set([
      ...['pages', 'listings', 'searches', 'areas', 'cities'],
      ...['reports', 'projects', 'agents', 'events', 'jobs'],
    ]),
  )
  const addresses: string[] = []
  for (const part of parts) addresses.push(...locations(await (await request.get(part)).text()))
  expect(new Set(addresses).size).toBe(addresses.length)

  const wrong: string[] = []
  const check = async (address: string) => {
    const answer = await fetch(address, { redirect: 'manual' })
    const html = await answer.text()
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
    if (answer.status !== 200 || canonical !== address || html.includes('content="noindex'))
      wrong.push(`${answer.status} ${address}, by itself ${canonical}`)
  }
  // Each is listed in English and then in Urdu; a tenth of those in Urdu is enough.
  const chosen = addresses.filter((_, at) => (everyAddress ? at % 2 === 0 || at % 20 === 1 : at % 17 === 0))
  for (const batch of batches(chosen, 4)) await Promise.all(batch.map(check))
  expect(wrong).toEqual([])
})

test('a search finer than city, area, type and purpose is not kept by search engines, but followed', async ({
  request,
}) => {
  const robotsOf = async (path: string) =>
    /<meta name="robots" content="([^"]+)"/.exec(await (await request.get(path)).text())?.[1]
  const kept = ['', '&areaIds=2', '&type=residential', '&areaIds=2&type=residential&utm_source=x']
  for (const more of kept)
    expect(await robotsOf(`/search?purpose=sale&cityId=1${more}`), more).toBeUndefined()
  const led = ['&beds=3', '&page=2', '&areaIds=2,3', '&sort=price-low', '&keyword=corner', '&subtype=house']
  for (const more of [...led, '&beds=50', '&minPrice=cheap']) {
    expect(await robotsOf(`/search?purpose=sale&cityId=1${more}`), more).toBe('noindex,follow')
  }
})

function batches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}
