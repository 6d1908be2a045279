import type { Locator, Page, Route } from '@playwright/test'
import { HomeListings } from '#contract/listings/listing.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { covers, listingImages } from '#db/schema/index.ts'
import { type DemoSite, expect, test } from '#tests/support/browser.ts'
import { makeListing } from '#tests/support/factories.ts'
import { countLayoutShifts, expectStill } from '#tests/support/layout-shift.ts'
import { showPictures, uploadPhoto } from '#tests/support/shown-pictures.ts'
import { makeTown } from '#tests/support/town.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { live, open } from '#tests/support/visit.ts'

const pictures = '**/media/*/*'
const phone = { width: 360, height: 740 }
const desk = { width: 1440, height: 900 }
const tintOfNoPicture = 'rgb(232, 243, 238)'

test('the picture of a listing comes with the page, before its scripts', async ({ page, site }) => {
  const listing = await makeListing(site.db)
  const [first] = await showPictures(site, listing, ['The front', 'The lounge'])
  await page.goto(`/listing/${listing.id}`)
  const preloads = page.locator('head > link[rel=preload][imagesrcset]')
  await expect(preloads).toHaveCount(1)
  await expect(preloads).toHaveAttribute('fetchpriority', 'high')
  expect(await preloads.getAttribute('imagesrcset')).toContain(`/media/${first?.id}/640 640w`)
  const main = page.getByRole('link', { name: 'Photo 1 of 2: The front' }).locator('img')
  expect(await preloads.getAttribute('imagesrcset')).toBe(await main.getAttribute('srcset'))
  expect(await preloads.getAttribute('imagesizes')).toBe(await main.getAttribute('sizes'))
})

test('the icons are requested with the page, and once', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/icons-')) requested.push(request.url())
  })
  await open(page, '/')
  const preloaded = await page
    .locator('head > link[rel=preload][fetchpriority=high][href*="/icons-"]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')))
  expect(preloaded).toHaveLength(1)
  expect(requested).toEqual(preloaded)
})

test('the home page asks for its cover first, on phones for its portrait crop, and for the first row where a window shows it', async ({
  page,
  site,
}) => {
  const { address, id } = await uploadPhoto(site, 1920, 900)
  await site.db.insert(covers).values({ title: 'A door', image: address, alt: 'A door', position: -1 })
  await showPictures(site, await firstFeatured(site), ['The front'])
  await page.setViewportSize(phone)
  await expect(async () => {
    await page.goto('/')
    expect(await preloadedHere(page)).toEqual([expect.stringContaining(`${id}/portrait-`)])
  }).toPass()
  const cover = page.locator('picture img')
  const shown = () => cover.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
  await expect.poll(shown).toContain(`${id}/portrait-`)
  await page.setViewportSize(desk)
  expect(await preloadedHere(page)).toHaveLength(2)
  await expect.poll(shown).toContain(`${id}/1920`)
})

test('a search asks first for the pictures that its window shows: one on a phone, a row on a desk', async ({
  page,
  site,
}) => {
  const address = await searchOfThree(site)
  await page.setViewportSize(phone)
  await page.goto(address)
  expect(await preloadedHere(page)).toHaveLength(1)
  await page.setViewportSize(desk)
  // Two are beside the map.
  expect(await preloadedHere(page)).toHaveLength(2)
})

test('a screen is offered no more pixels than the original has, and takes what it needs', async ({
  page,
  site,
}) => {
  const listing = await makeListing(site.db)
  const { address, id } = await uploadPhoto(site, 700, 500)
  const image = {
    listing_id: listing.id,
    position: 0,
    url: address,
    alt: 'The front',
    width: 700,
    height: 500,
  }
  await site.db.insert(listingImages).values(image)
  await page.setViewportSize(phone)
  await page.goto(`/listing/${listing.id}`)
  const picture = page.getByRole('link', { name: 'Photo 1 of 1: The front' }).locator('img')
  const offered = ((await picture.getAttribute('srcset')) ?? '').match(/(?<= )\d+w/g)
  expect(offered).toEqual(['480w', '640w'])
  await expect.poll(() => shownAddress(picture)).toContain(`/media/${id}/480`)
  await expect(picture).toHaveAttribute('width', '700')
  await expect(picture).toHaveAttribute('height', '500')
})

test('until a picture has come, its colours are there: a ground on cards, the picture blurred where it is large', async ({
  page,
  site,
}) => {
  const listing = await makeListing(site.db)
  await showPictures(site, listing, ['The front'])
  const held: Route[] = []
  await page.route(pictures, (route) => void held.push(route))
  await page.goto(`/listing/${listing.id}`, { waitUntil: 'commit' })
  const large = page.getByRole('link', { name: 'Photo 1 of 1: The front' }).locator('img')
  const blurred = await large.evaluate((img) => getComputedStyle(img).backgroundImage)
  expect(await widthOf(page, blurred.slice(5, -2))).toBeGreaterThan(10)
  await page.goto(await searchOfThree(site), { waitUntil: 'commit' })
  const card = page.getByRole('article').first().locator('img').first()
  const ground = await card.evaluate((img) => getComputedStyle(img).backgroundColor)
  expect(ground).not.toBe(tintOfNoPicture)
  for (const route of held) await route.continue()
})

const failures = {
  'before the page is live': async (page: Page) => {
    const failed = page.waitForResponse(pictures)
    await page.route(pictures, notFound)
    await page.route('**/assets/*.js', async (route) => {
      await failed
      await route.continue()
    })
    return () => {}
  },
  'when the page is live': async (page: Page) => {
    const isLive = Promise.withResolvers<void>()
    await page.route(pictures, (route) => isLive.promise.then(() => notFound(route)))
    return isLive.resolve
  },
}

for (const [when, fail] of Object.entries(failures)) {
  test(`a picture that fails ${when} leaves its place to the drawing, and nothing moves`, async ({
    page,
    context,
    site,
    trouble,
  }) => {
    trouble.expect(failedLoad(404))
    await countLayoutShifts(context)
    const address = await searchOfThree(site)
    const isLive = await fail(page)
    await page.goto(address, { waitUntil: 'commit' })
    await live(page)
    isLive()
    const card = page.getByRole('article').first().locator('img').first()
    await expect(card).toHaveAttribute('src', /house-\d.*\.svg$/)
    await expect(card).not.toHaveAttribute('srcset')
    const box = await card.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1)
    await expectStill(page)
  })
}

test('the next picture is on its way while one looks at this one', async ({ page, site }) => {
  const listing = await makeListing(site.db)
  const [, , , fourth] = await showPictures(site, listing, ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
  await open(page, `/listing/${listing.id}`)
  await page.getByRole('link', { name: 'Photo 3 of 6: Three' }).click()
  const lightbox = page.getByRole('dialog')
  await expect(lightbox).toContainText('3 of 6: Three')
  const next = lightbox.getByRole('img', { name: 'Four' })
  await expect.poll(() => shownAddress(next)).toContain(`/media/${fourth?.id}/`)
  await expect.poll(() => next.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
})

test('rendered pictures say under which name they go', async ({ page, site }) => {
  const listing = await makeListing(site.db)
  await showPictures(site, listing, ['A house at dusk, artist’s impression'])
  await page.goto(`/listing/${listing.id}`)
  await expect(page.getByRole('main').getByText('Artist’s impression', { exact: true })).toBeVisible()
})

/** The addresses of the pictures that the head has the browser fetch in a window of this size. */
async function preloadedHere(page: Page): Promise<string[]> {
  const links = page.locator('head > link[rel=preload][imagesrcset]')
  return links.evaluateAll((all) =>
    all
      .filter((link) => matchMedia(link.getAttribute('media') ?? 'all').matches)
      .map((link) => link.getAttribute('imagesrcset') ?? ''),
  )
}

/** The address of a search that finds three homes of the test's own, each with a photograph. */
async function searchOfThree(site: DemoSite): Promise<string> {
  const town = await makeTown(site, [{}, {}, {}])
  for (const listing of town.listings) await showPictures(site, listing, ['The front'])
  return searchAddress({ cityId: town.city.id })
}

async function firstFeatured(site: DemoSite) {
  const answer = await fetch(`${site.url}/api/listings`)
  const [first] = HomeListings.parse(await answer.json()).data
  if (!first) throw new Error('The home page shows no listing')
  return first
}

/** Which of the offered addresses the browser has chosen. */
const shownAddress = (picture: Locator) => picture.evaluate((img: HTMLImageElement) => img.currentSrc)

/** How wide a picture at an address is, once the browser has read it. */
const widthOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const img = new Image()
    img.src = src
    await img.decode()
    return img.naturalWidth
  }, address)

const notFound = (route: Route) => route.fulfill({ status: 404, body: '' })
