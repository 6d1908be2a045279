import sharp from 'sharp'
import { agency, offices } from '#agency'
import { stripHtml } from '#contract/content/html.ts'
import { pathInLanguage, splitLanguage } from '#contract/language-paths.ts'
import { languages } from '#messages/languages.ts'
import { expect, test } from '#tests/support/browser.ts'
import { makeListing } from '#tests/support/factories.ts'
import { jsonLdOf, jsonLdProblems, trailOf } from '#tests/support/json-ld.ts'
import { screens } from '#tests/support/screens.ts'
import { htmlProblems } from '#tests/support/valid-html.ts'

for (const [name, screen] of Object.entries(screens)) {
  test(`${name} is valid and says what it is to search engines, before any script runs`, async ({
    request,
    site,
  }) => {
    const path = await screen.path(site)
    const answer = await request.get(path)
    const html = await answer.text()
    expect(answer.status()).toBe(screen.status)
    expect(await htmlProblems(html)).toEqual([])
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/)
    expect(html).toContain(agency.name)
    if (screen.status === 404) {
      expect(html).not.toContain('rel="canonical"')
      expect(html).toContain(`<title>Page not found | ${agency.name}</title>`)
      return
    }
    expect(html.match(/<meta name="description" content="[^"]{20,160}"/g)).toHaveLength(1)
    const canonical = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? ''
    expect(new URL(canonical).origin).toBe(site.url)
    const things = jsonLdOf(html)
    expect(jsonLdProblems(things)).toEqual([])
    // A search has its trail in the data but no room to show it.
    const shown = shownTrail(html)
    if (shown) expect(trailOf(things)?.slice(0, shown.length)).toEqual(shown)
  })
}

for (const [name, screen] of Object.entries(screens)) {
  test(`${name} in Urdu is Urdu, is known by its own address and leads to Urdu pages alone`, async ({
    request,
    site,
  }) => {
    const path = await screen.path(site)
    const answer = await request.get(pathInLanguage(path, 'ur'))
    const html = await answer.text()
    expect(answer.status()).toBe(screen.status)
    expect(html).toContain('<html lang="ur" dir="rtl">')
    expect(await htmlProblems(html)).toEqual([])
    // The link to the other language has its language code.
    const links = Array.from(html.matchAll(/<(?:a|form)\b[^>]* (?:href|action)="(\/[^"]*)"[^>]*>/g))
      .filter(([link]) => !link.includes(' hrefLang="en"'))
      .map(([, to = '']) => to)
    expect(links.filter((to) => !/^\/(?:ur(?:[/?#]|$)|media\/|blog$)/.test(to))).toEqual([])
    if (screen.status === 404) return
    const addressOf = (link: string) =>
      new RegExp(`<link rel="${link} href="([^"]+)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
    const canonical = addressOf('canonical"') ?? ''
    expect(splitLanguage(canonical.slice(site.url.length)).language).toBe('ur')
    if (html.includes('content="noindex')) return
    expect(addressOf('alternate" hrefLang="ur"')).toBe(canonical)
    const english = site.url + splitLanguage(canonical.slice(site.url.length)).target
    expect(addressOf('alternate" hrefLang="en"')).toBe(english)
    expect(addressOf('alternate" hrefLang="x-default"')).toBe(english)
  })
}

/** The types that each kind of page must have; the trail comes with the breadcrumbs. */
const kinds = [
  ['the home page', ['RealEstateAgent', 'WebSite']],
  ['a search', ['ItemList']],
  ['a listing', ['RealEstateListing']],
  ['a project', ['ApartmentComplex']],
  ['the agents', ['ItemList']],
  ['an agent', ['RealEstateAgent']],
  ['an event of the gallery', ['Event', 'ImageGallery']],
  ['a job', ['JobPosting']],
  ['the about page', ['AboutPage']],
  ['the contact page', ['RealEstateAgent']],
] as const

for (const [name, types] of kinds) {
  test(`${name} is described as ${types.join(' and ')}`, async ({ request, site }) => {
    const path = (await screens[name]?.path(site)) ?? ''
    const things = jsonLdOf(await (await request.get(path)).text())
    expect(things.map((thing) => thing['@type'])).toEqual(expect.arrayContaining([...types]))
  })
}

/** Every kind of page with a picture of its own, and the agency's for the rest. */
const pictured = [
  'the home page',
  'a search',
  'a listing',
  'a project',
  'an area',
  'an agent',
  'the gallery',
  'an event of the gallery',
  'a job',
  'the about page',
  'the terms',
]

for (const name of pictured) {
  test(`${name} has a picture for chats, as large as it says, in both languages`, async ({
    request,
    site,
  }) => {
    const path = (await screens[name]?.path(site)) ?? ''
    for (const language of languages) {
      const html = await (await request.get(pathInLanguage(path, language))).text()
      const said = (property: string) =>
        new RegExp(`<meta property="og:image${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''
      const answer = await request.get(said('').replaceAll('&amp;', '&'))
      const { width, height } = await sharp(await answer.body()).metadata()
      expect([said(':width'), said(':height')]).toEqual([String(width), String(height)])
      expect(said(':alt')).not.toBe('')
    }
  })
}

test('jobs and areas have a picture of their own in each language', async ({ request, site }) => {
  for (const [name, kind] of [
    ['a job', 'job'],
    ['an area', 'area'],
  ] as const) {
    const path = (await screens[name]?.path(site)) ?? ''
    const english = await (await request.get(path)).text()
    expect(english).toMatch(new RegExp(`og:image" content="${site.url}/media/preview/${kind}/\\d+\\.jpg`))
    const urdu = await (await request.get(pathInLanguage(path, 'ur'))).text()
    expect(urdu).toMatch(new RegExp(`og:image" content="${site.url}/media/preview/ur/${kind}/\\d+\\.jpg`))
  }
})

test('a listing with a price is an offer, one on call is none', async ({ request, site }) => {
  const [priced, onCall] = [
    await makeListing(site.db, { price: 25_000_000 }),
    await makeListing(site.db, { price: 0 }),
  ]
  const told = async ({ id }: { id: number }) =>
    jsonLdOf(await (await request.get(`/listing/${id}`)).text()).find(
      (thing) => thing['@type'] === 'RealEstateListing',
    )
  expect(await told(priced)).toMatchObject({ offers: { price: 25_000_000, priceCurrency: 'PKR' } })
  expect(await told(onCall)).not.toHaveProperty('offers')
})

test('the home page names the agency and its offices to search engines', async ({ request }) => {
  const [thing] = jsonLdOf(await (await request.get('/')).text())
  expect(thing).toMatchObject({
    '@type': 'RealEstateAgent',
    name: agency.name,
    department: offices.map(({ phone }) => ({ telephone: phone })),
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

/** The names of the breadcrumbs that lead somewhere, when there are any. */
function shownTrail(html: string): string[] | undefined {
  const trail = html.match(/<nav aria-label="Breadcrumbs".*?<\/nav>/s)?.[0]
  return trail === undefined
    ? undefined
    : Array.from(trail.matchAll(/<a [^>]*>(.*?)<\/a>/gs), ([, name = '']) => stripHtml(name))
}
