import { eventMedia } from '#db/schema/index.ts'
import { type DemoSite, expect, test } from '#tests/support/browser.ts'
import { makeEvent } from '#tests/support/factories.ts'
import { uploadPhoto } from '#tests/support/shown-pictures.ts'
import { expectAccessible, open, reloadUntil } from '#tests/support/visit.ts'

/** An event with three photos and, between them, a video; gives its page. */
async function showEvent(site: DemoSite): Promise<{ title: string; path: string }> {
  const event = await makeEvent(site.db)
  const photos = await Promise.all([1, 2, 3].map(() => uploadPhoto(site, 640, 480)))
  const alts = ['The stage', 'The lawn', 'The tea']
  const rows = photos.map(({ address }, at) => ({
    event_id: event.id,
    position: at * 2,
    kind: 'image' as const,
    url: address,
    alt: alts[at] ?? '',
  }))
  const url = 'https://youtu.be/dQw4w9WgXcQ'
  await site.db
    .insert(eventMedia)
    .values([...rows, { event_id: event.id, position: 1, kind: 'video', url, alt: 'A walk' }])
  return { title: event.title, path: `/gallery/${event.id}` }
}

test('tabs filter the media of an event, and reset to All after leaving', async ({ page, site }) => {
  const { path } = await showEvent(site)
  await open(page, path)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const media = page.getByRole('tabpanel').getByRole('listitem')
  await expect(tab('All')).toHaveAttribute('aria-selected', 'true')
  await expect(media).toHaveText([/The stage/, /A walk/, /The lawn/, /The tea/])
  await expectAccessible(page)
  await tab('Videos').click()
  await expect(media).toHaveText([/A walk/])
  await page.keyboard.press('ArrowLeft')
  await expect(tab('Photos')).toBeFocused()
  await expect(media).toHaveText([/The stage/, /The lawn/, /The tea/])
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: 'Videos' })).toBeVisible()
  await expect(page).toHaveURL(path)

  await page.getByRole('main').getByRole('link', { name: 'Gallery', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Coming up' })).toBeVisible()
  await page.goBack()
  await expect(tab('All')).toHaveAttribute('aria-selected', 'true')
  await expect(media).toHaveCount(4)
})

test('on a phone a photo opens large by keyboard, and a swipe leads to the next photo', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { title, path } = await showEvent(site)
  await open(page, path)
  const lawn = page.getByRole('link', { name: 'The lawn' })
  await lawn.press('Enter')
  const lightbox = page.getByRole('dialog', { name: `Photos of ${title}` })
  await expect(lightbox).toContainText('2 of 3: The lawn')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox).toContainText('3 of 3: The tea')
  // What a finger does to the row: it moves by a picture.
  await lightbox.getByRole('list', { name: 'Photos' }).evaluate((row) => row.scrollTo({ left: 0 }))
  await expect(lightbox).toContainText('1 of 3: The stage')
  await page.goBack()
  await expect(lightbox).toBeHidden()
  await expect(page).toHaveURL(path)
})

test('a new event is at the head of the gallery', async ({ page, site }) => {
  await open(page, '/gallery')
  const { title } = await makeEvent(site.db, { held_on: '2041-05-01' })
  await reloadUntil(page, () =>
    expect(page.getByRole('article').first()).toContainText(title, { timeout: 100 }),
  )
})

test('an unknown event is not found', async ({ request }) => {
  for (const id of ['2147483647', 'abc', '0']) {
    expect((await request.get(`/gallery/${id}`)).status(), id).toBe(404)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs are links to pages that show what they name, known by one address', async ({ page, site }) => {
    const { path } = await showEvent(site)
    await page.goto(path)
    await page.getByRole('tab', { name: 'Videos' }).click()
    await expect(page).toHaveURL(`${path}?media=videos`)
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveText([/A walk/])
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', `${site.url}${path}`)
    await page.getByRole('tab', { name: 'Photos' }).click()
    await expect(page.getByRole('link', { name: 'The lawn' })).toHaveAttribute(
      'href',
      /\/media\/[\w-]{22}\/1920/,
    )
  })
})
