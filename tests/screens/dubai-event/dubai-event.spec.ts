import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventMedia } from '#db/schema/index.ts'
import { type DemoSite, expect, test } from '#tests/support/browser.ts'
import { makeEvent } from '#tests/support/factories.ts'
import { newPhone } from '#tests/support/forms.ts'
import { uploadPhoto } from '#tests/support/shown-pictures.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { expectAccessible, live, open, reloadUntil } from '#tests/support/visit.ts'

const fileOf = ({ contentFolder }: DemoSite) => join(contentFolder, 'dubai-re-event.md')

let written: string
test.beforeEach(({ site }) => {
  written = readFileSync(fileOf(site), 'utf8')
})
test.afterEach(({ site }) => writeFileSync(fileOf(site), written))

/** Announces the event for so many days from now, as an agency does: in its file. Gives the day. */
function announce(site: DemoSite, inDays: number, galleryEvent?: number): string {
  const day = new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10)
  const text = written
    .replace(/^starts_at: .*$/m, `starts_at: ${day} 18:00`)
    .replace(/^ends_at: .*$/m, `ends_at: ${day} 22:00`)
  const named = galleryEvent ? text.replace(/^gallery_event: .*$/m, `gallery_event: ${galleryEvent}`) : text
  writeFileSync(fileOf(site), named)
  return day
}

test('the event says when and where, what happens, and goes into a calendar', async ({ page, site }) => {
  const day = announce(site, 40)
  await open(page, '/dubai-re-event')
  await reloadUntil(page, () => expect(page.getByText(/^In (39|40|41) days$/)).toBeVisible({ timeout: 100 }))
  await live(page)
  await expect(page.getByText('6 pm to 10 pm, Dubai time')).toBeVisible()
  const programme = page.getByRole('region', { name: 'Programme' })
  await expect(programme.getByRole('listitem').first()).toContainText('Doors open')
  const projects = page.getByRole('region', { name: 'Featured projects' })
  await expect(projects.getByRole('link', { name: 'Margalla Court' })).toBeVisible()

  const calendar = page.getByRole('link', { name: 'Add to calendar' })
  const answer = await page.request.get((await calendar.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const compact = day.replaceAll('-', '')
  expect(await answer.text()).toContain(`\r\nDTSTART:${compact}T140000Z\r\nDTEND:${compact}T180000Z\r\n`)
  const head = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(head ?? '')).toMatchObject({
    '@type': 'Event',
    startDate: `${day}T18:00:00+04:00`,
    endDate: `${day}T22:00:00+04:00`,
    location: { '@type': 'Place', name: 'The Courtyard Hall' },
  })

  await page.getByRole('link', { name: 'Register your interest' }).click()
  const form = page.getByRole('region', { name: 'Register your interest' })
  await form.getByLabel('Name').fill('Ayesha Khan')
  await form.getByLabel('Phone Number').fill(newPhone())
  await form.getByRole('button', { name: 'Call me back' }).click()
  await expect(form.getByText(/^AG-/)).toBeVisible()
})

test('after its day the event says so and shows its photos', async ({ page, site }) => {
  const event = await makeEvent(site.db)
  const { address } = await uploadPhoto(site, 640, 480)
  await site.db
    .insert(eventMedia)
    .values({ event_id: event.id, position: 1, kind: 'image', url: address, alt: 'The last guests' })
  await open(page, '/dubai-re-event')
  await expect(page.getByText('This event is over.')).toBeHidden()
  announce(site, -2, event.id)
  await reloadUntil(page, () => expect(page.getByText('This event is over.')).toBeVisible({ timeout: 100 }))
  await live(page)
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
  await expectAccessible(page)
  const photos = page.getByRole('region', { name: 'Event photos' })
  await photos.getByRole('link', { name: 'The last guests' }).click()
  await expect(page.getByRole('dialog', { name: `Photos of ${event.title}` })).toContainText('1 of 1')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('interest is registered on the page itself', async ({ page, trouble }) => {
    trouble.expect(failedLoad(422))
    await page.goto('/dubai-re-event')
    const form = page.getByRole('region', { name: 'Register your interest' })
    await form.getByLabel('Name').fill('Ayesha Khan')
    await form.getByRole('button').click()
    await expect(page).toHaveURL('/dubai-re-event')
    await expect(form.getByText('This is a required field', { exact: true })).toBeVisible()
    await expect(form.getByLabel('Name')).toHaveValue('Ayesha Khan')
    await form.getByLabel('Phone Number').fill(newPhone())
    await form.getByRole('button').click()
    await expect(page).toHaveURL(/\/inquiry\/AG-/)
  })
})
