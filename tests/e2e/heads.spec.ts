import { agency } from '#agency'
import { expect, test } from '#tests/support/browser.ts'
import { makeListing } from '#tests/support/factories.ts'
import { screens } from '#tests/support/screens.ts'

for (const [name, screen] of Object.entries(screens)) {
  test(`${name} says what it is to search engines, before any script runs`, async ({ request, site }) => {
    const path = await screen.path(site)
    const answer = await request.get(path)
    const html = await answer.text()
    expect(answer.status()).toBe(screen.status)
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/)
    expect(html).toContain(agency.name)
    if (screen.status === 404) {
      expect(html).not.toContain('rel="canonical"')
      return
    }
    expect(html.match(/<meta name="description" content="[^"]{20,160}"/g)).toHaveLength(1)
    const canonical = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? ''
    expect(new URL(canonical).origin).toBe(site.url)
    for (const json of jsonLdOf(html)) expect(json).toMatchObject({ '@context': 'https://schema.org' })
  })
}

test('the home page names the agency and its offices to search engines', async ({ request }) => {
  const [thing] = jsonLdOf(await (await request.get('/')).text())
  expect(thing).toMatchObject({
    '@type': 'RealEstateAgent',
    name: agency.name,
    department: agency.offices.map(({ phone }) => ({ telephone: phone })),
  })
})

test('a listing with a hostile title gets a harmless head', async ({ request, site, page }) => {
  const title = '</script><script>document.title = "owned"</script><!-- "quotes" & more'
  const listing = await makeListing(site.db, { title, description: `${title} ${'long '.repeat(50)}` })
  const html = await (await request.get(`/listing/${listing.id}`)).text()
  expect(html).not.toContain('<script>document.title')
  expect(jsonLdOf(html).some((thing) => JSON.stringify(thing).includes('owned'))).toBe(true)
  await page.goto(`/listing/${listing.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page).not.toHaveTitle('owned')
})

test('the address of a search is canonical: fixed order, defaults left out', async ({ request, site }) => {
  const html = await (
    await request.get('/search?page=1&cityId=1&sort=newest&purpose=sale&utm_source=x')
  ).text()
  expect(html).toContain(`<link rel="canonical" href="${site.url}/search?purpose=sale&amp;cityId=1"`)
})

function jsonLdOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return Array.from(scripts, ([, json = '']) => JSON.parse(json))
}
