import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { agency } from '#agency'
import { expect, test } from '#tests/support/browser.ts'
import { makeAgent, makeListing } from '#tests/support/factories.ts'
import { showPictures } from '#tests/support/shown-pictures.ts'
import { expectAccessible, open, reloadUntil } from '#tests/support/visit.ts'

test('call and WhatsApp reach the agent, with the listing named in the text', async ({ page, site }) => {
  const agent = await makeAgent(site.db, { phone: '+923004445556', whatsapp: '+923004445557' })
  const listing = await makeListing(site.db, { agent_id: agent.id })
  await open(page, `/listing/${listing.id}`)
  const panel = page.getByRole('complementary', { name: 'Contact' })
  await expect(panel.getByText(agent.name)).toBeVisible()
  await expect(panel.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+923004445556')
  const whatsApp = panel.getByRole('link', { name: 'WhatsApp' })
  const address = new URL((await whatsApp.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/923004445557')
  expect(address.searchParams.get('text')).toContain(String(listing.id))
  await expect(whatsApp).toHaveAttribute('target', '_blank')
})

test('a listing links to itself on the partners’ sites', async ({ page, site }) => {
  const { id } = await makeListing(site.db, { title: '10 Marla House' })
  await open(page, `/listing/${id}`)
  for (const { name, domain } of agency.partners) {
    const link = page.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', new RegExp(`^${domain}/property/.+-10-marla-house-${id}$`))
  }
})

test('a sold listing is marked as sold, and shows available listings', async ({ page, site }) => {
  const sold = await makeListing(site.db, { status: 'sold' })
  const similar = await makeListing(site.db, { area_id: sold.area_id })
  await open(page, `/listing/${sold.id}`)
  await expect(page.getByText('This property has been sold.')).toBeVisible()
  await expect(page.getByRole('heading', { name: similar.title })).toBeVisible()
})

test('on a phone the facts are above the ways to ask, which stay at the foot of the screen', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const listing = await makeListing(site.db, { description: 'Long. '.repeat(400) })
  await open(page, `/listing/${listing.id}`)
  const bar = page.getByRole('navigation', { name: 'Contact' })
  const fact = await page.locator('article .facts > li').first().boundingBox()
  expect((fact?.y ?? 740) + (fact?.height ?? 0)).toBeLessThan((await bar.boundingBox())?.y ?? 0)
  for (const y of [0, 800]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    const box = await bar.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740)
  }
  await bar.getByRole('link', { name: 'Inquire' }).click()
  await expect(page.getByRole('heading', { name: 'Ask about this property' })).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(bar).toBeHidden()
  const more = page.getByLabel('More actions')
  await more.click()
  await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`/p/${listing.id}`)),
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})

test('a change of the listing is on its page', async ({ page, site }) => {
  const listing = await makeListing(site.db, { price: 25_000_000 })
  await open(page, `/listing/${listing.id}`)
  await expect(page.getByRole('main')).toContainText('2.5 Crore')
  await site.pool.query('UPDATE listings SET price = 31000000 WHERE id = $1', [listing.id])
  await reloadUntil(page, () => expect(page.getByRole('main')).toContainText('3.1 Crore', { timeout: 100 }))
})

test('the pictures open large, turn with the keys, and Escape leads back', async ({ page, site }) => {
  const listing = await makeListing(site.db)
  await showPictures(site, listing, ['The front', 'The lounge', 'The garden', 'The roof'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `/listing/${listing.id}`)
  const more = page.getByRole('link', { name: 'View all 4 photos' })
  await more.click()
  const lightbox = page.getByRole('dialog', { name: `Photos of ${listing.title}` })
  await expect(lightbox.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/)
  await expectAccessible(page)
  await lightbox.getByRole('button', { name: 'Photo: The front' }).click()
  await expect(lightbox).toContainText('1 of 4: The front')
  await expectAccessible(page)
  // The strip itself takes the focus and moves by one picture a key.
  await lightbox.getByRole('list', { name: 'Photos' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox).toContainText('2 of 4: The lounge')
  await lightbox.getByRole('button', { name: 'Next photo' }).click()
  await expect(lightbox).toContainText('3 of 4: The garden')
  await page.keyboard.press('End')
  await expect(lightbox).toContainText('4 of 4: The roof')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox).toContainText('1 of 4: The front')
  await lightbox.getByRole('button', { name: 'All photos' }).click()
  await expect(lightbox.getByRole('button', { name: 'Photo: The front' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(more).toBeFocused()
  await expect(page).toHaveURL(`/listing/${listing.id}`)
})

test('a listing has a short link', async ({ page, site }) => {
  const { id } = await makeListing(site.db)
  const answer = await page.request.get(`/p/${id}`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([308, `/listing/${id}`])
})

test('a floor plan opens large, as on the page of a project', async ({ page, site }) => {
  const listing = await makeListing(site.db)
  await showPictures(site, listing, ['The ground floor', 'The first floor'], 'floor plan')
  await open(page, `/listing/${listing.id}`)
  const plan = page.getByRole('link', { name: 'Plan 2 of 2: The first floor' })
  await plan.press('Enter')
  await expect(page.locator('dialog[open]')).toContainText('2 of 2: The first floor')
  await page.keyboard.press('Escape')
  await expect(plan).toBeFocused()
})

test('a map that cannot be loaded takes nothing else of the page with it', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/Failed to load resource/, /dynamically imported module/, /ERR_FAILED GET .*\.js/)
  await page.route(`**/assets/${await scriptWith('isolate overflow-hidden')}`, (route) => route.abort())
  await open(page, `/listing/${(await makeListing(site.db)).id}`)
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('The map could not be loaded')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** The one script of the built pages that holds this text. */
async function scriptWith(text: string): Promise<string | undefined> {
  for await (const path of glob('dist/client/assets/*.js')) {
    if ((await readFile(path, 'utf8')).includes(text)) return basename(path)
  }
  return undefined
}
