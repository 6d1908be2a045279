/** Content in the admin app as editors work on it, and as it is shown on the public site. */
import type { Page } from '@playwright/test'
import { toasts } from '#messages/common.ts'
import { enterAs, messages } from '#tests/support/admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { photo } from '#tests/support/pictures.ts'
import { failedLoad } from '#tests/support/trouble.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
// The heading says whose form it is; the address has the id after the first save.
const saved = (page: Page, path: string) => expect(page).toHaveURL(new RegExp(`/admin/${path}/\\d+$`))

/** The page as a new visitor gets it. */
async function pageText(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text()
}

test('an event with twenty files is made, changed, deleted and brought back', async ({ page, site }) => {
  await enterAs(page, site, 'editor')
  await page.goto('/admin/events')
  await page.getByRole('link', { name: 'Add event' }).click()
  await expect(heading(page)).toHaveText('New event')
  await save(page)
  // Missing values are reported beside their fields, and nothing is sent.
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
  await expect(page.getByText('This is a required field')).toHaveCount(2)
  const title = `Spring fair ${crypto.randomUUID().slice(0, 6)}`
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.getByLabel('Date', { exact: true }).fill('2026-11-14')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Tea, music and forty homes.')
  const files = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => ({
      name: `photo ${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photo(96, 72),
    })),
  )
  await page.locator('input[type=file]').setInputFiles(files)
  await expect(page.getByText('Photos and videos (20)')).toBeVisible()
  await page.getByRole('textbox', { name: 'Description of photo 2', exact: true }).fill('The courtyard')
  await page.getByRole('button', { name: 'Move photo 2 up', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Description of photo 1', exact: true })).toHaveValue(
    'The courtyard',
  )
  await page.getByRole('button', { name: 'Use photo 1 as thumbnail', exact: true }).click()
  await save(page)
  await saved(page, 'events')
  await expect(heading(page)).toHaveText(title)

  const event = new URL(page.url()).pathname.replace('/admin/events', '/gallery')
  const visitor = await page.context().newPage()
  await visitor.goto(event)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(visitor.getByRole('tab', { name: /^Photos/ })).toContainText('20')
  await expect(visitor.getByRole('link', { name: 'The courtyard' })).toBeVisible()

  await page.getByRole('button', { name: 'Remove photo 20', exact: true }).click()
  await page.keyboard.press('Control+s')
  await expect(messages(page)).toContainText('The event was saved.')
  await expect.poll(() => pageText(page, event)).toContain('19 photos')

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(heading(page)).toHaveText('Events')
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  expect((await page.request.get(event)).status()).toBe(404)
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await visitor.goto(event)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a project video is created, updated and deleted, with the specification’s toasts', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/net::ERR_FAILED/)
  await enterAs(page, site, 'editor')
  await page.goto('/admin/project-videos/new')
  await page.getByRole('combobox', { name: 'Project' }).selectOption('Margalla Court')
  const title = `A walk around ${crypto.randomUUID().slice(0, 6)}`
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  const link = page.getByRole('textbox', { name: 'YouTube or Vimeo link' })
  await link.fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  await save(page)
  await expect(messages(page)).toContainText(toasts.projectVideoCreate.success)
  await saved(page, 'project-videos')
  const shown = async () => (await page.request.get('/api/projectVideos/1')).text()
  expect(await shown()).toContain(title)

  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${title}, by day`)
  await save(page)
  await expect(messages(page).getByText(toasts.projectVideoUpdate.success)).toHaveCount(2)
  expect(await shown()).toContain(`${title}, by day`)

  await link.fill('https://films.example/a film')
  await save(page)
  await expect(page.getByText('Upload a video, or enter a link that starts with https://')).toBeVisible()
  await link.fill('https://films.example/a-film')
  await page.route('**/api/projectVideos/update/*', (route) => route.abort())
  await save(page)
  await expect(messages(page)).toContainText(toasts.projectVideoUpdate.failure)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(heading(page)).toHaveText('Project videos')
  await expect(messages(page)).toContainText(`${title}, by day deleted.`)
  expect(await shown()).not.toContain(title)
})

test('two editors of one thing: the second sees what changed, and nothing is overwritten', async ({
  page,
  site,
  trouble,
  browser,
}) => {
  trouble.expect(failedLoad(409))
  await enterAs(page, site, 'editor')
  await page.goto('/admin/testimonials/new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ayesha Khan')
  await page.getByRole('textbox', { name: 'Place', exact: true }).fill('Lahore')
  await page.getByRole('textbox', { name: 'Testimonial', exact: true }).fill('Honest and quick.')
  await save(page)
  await saved(page, 'testimonials')

  const elsewhere = await browser.newContext({ baseURL: site.url })
  const other = await elsewhere.newPage()
  await enterAs(other, site, 'editor')
  await other.goto(new URL(page.url()).pathname)
  await other.getByRole('textbox', { name: 'Place', exact: true }).fill('Multan')
  await other.getByRole('textbox', { name: 'Testimonial', exact: true }).fill('Quick and honest.')
  await save(other)
  await expect(messages(other)).toContainText('The testimonial was saved.')
  await elsewhere.close()

  await page.getByRole('textbox', { name: 'Testimonial', exact: true }).fill('Honest, quick and kind.')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ayesha K.')
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Conflicting changes' })
  await expect(dialog.getByRole('definition').filter({ hasText: 'Multan' })).toBeVisible()
  const words = dialog.getByRole('group', { name: /^Testimonial.*you both changed this field/ })
  await words.getByRole('radio', { name: /Your version Honest, quick and kind/ }).check()
  await dialog.getByRole('button', { name: 'Save this version' }).click()
  await expect(messages(page)).toContainText('Saved, together with your colleague’s changes.')
  await expect(page.getByRole('textbox', { name: 'Place', exact: true })).toHaveValue('Multan')
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
  const said = await (await page.request.get('/api/testimonials')).json()
  expect(said).toContainEqual(
    expect.objectContaining({ name: 'Ayesha K.', place: 'Multan', text: 'Honest, quick and kind.' }),
  )
})

test('a project’s position is set by moving its pin with the mouse or the arrow keys', async ({
  page,
  site,
}) => {
  await enterAs(page, site, 'editor')
  const place = async () => {
    const { rows } = await site.pool.query('SELECT lat, long FROM projects WHERE id = 2')
    return rows[0]
  }
  const before = await place()
  await page.goto('/admin/projects/2')
  const pin = page.getByRole('button', { name: 'Map pin: click the map to move it' })
  await pin.click({ position: { x: 60, y: 60 } })
  await page.keyboard.press('ArrowUp')
  await save(page)
  await expect(messages(page)).toContainText('The project was saved.')
  const after = await place()
  expect(after.lat).not.toBe(before.lat)
  expect(after.long).toBeLessThan(before.long)
})

test('what was typed and not saved is there again, and an order is kept', async ({ page, site }) => {
  await enterAs(page, site, 'editor')
  await page.goto('/admin/covers/2')
  await page.getByRole('textbox', { name: 'Headline', exact: true }).fill('Plots with papers')
  await page.goto('/admin/covers')
  await expect(heading(page)).toHaveText('Covers')
  await page.goto('/admin/covers/2')
  await expect(page.getByRole('textbox', { name: 'Headline', exact: true })).toHaveValue('Plots with papers')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('textbox', { name: 'Headline', exact: true })).toHaveValue(
    'Level plots, clear papers.',
  )

  await page.goto('/admin/covers')
  const covers = async (): Promise<{ id: number }[]> => (await page.request.get('/api/covers')).json()
  const before = (await covers()).map(({ id }) => id)
  const ordered = page.waitForResponse(/covers\/order$/)
  await page.getByRole('button', { name: 'Move By the sea in Clifton and DHA. up' }).click()
  await ordered
  const at = before.indexOf(5)
  expect((await covers()).map(({ id }) => id)).toEqual(before.with(at - 1, 5).with(at, before[at - 1] ?? 0))
})

test('from one record or collection to the next nothing is carried along', async ({ page, site }) => {
  await enterAs(page, site, 'admin')
  await page.goto('/admin/covers')
  for (const name of ['Agents', 'Offices']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
    await expect(heading(page)).toHaveText(name)
  }
  await page.goto('/admin/agents/1')
  await page.getByRole('textbox', { name: 'Job title', exact: true }).fill('Head of sales')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('add project v')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('New project video')
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('')

  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await page.goto('/admin/agents/1')
  await expect(name).toHaveValue('Mehreen Aslam')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('add age')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('New agent')
  await expect(name).toHaveValue('')
  await page.goBack()
  await expect(name).toHaveValue('Mehreen Aslam')
})

test('a page’s text is changed, seen by visitors, and given back to its file', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(failedLoad(422))
  await enterAs(page, site, 'editor')
  await page.goto('/admin/pages')
  await page.getByRole('link', { name: 'ISO' }).click()
  const text = page.getByRole('textbox', { name: 'English text' })
  const before = await text.inputValue()
  const title = (await heading(page).textContent()) ?? ''
  await text.fill('No head at all')
  await expect(text).toHaveAccessibleDescription(
    /This text cannot be shown: the text does not begin with fields/,
  )
  await text.fill(`${before}\n\n## Ask us anything\n\nWe answer **within a day**.\n`)
  await expect(page.getByRole('region', { name: 'English preview' })).toContainText('We answer within a day.')
  await page.keyboard.press('Control+s')
  await expect(messages(page)).toContainText('Page saved.')
  const visitor = await page.context().newPage()
  await visitor.goto('/iso')
  await expect(visitor.getByRole('heading', { name: 'Ask us anything' })).toBeVisible()

  await page.getByRole('button', { name: 'Use the website’s file' }).click()
  await expect(text).toHaveValue(before)
  await expect.poll(() => pageText(page, '/iso')).not.toContain('Ask us anything')
  expect(await pageText(page, '/iso')).toContain(title)
  await expect(page.getByRole('listitem').filter({ hasText: 'saved a version' })).toHaveCount(1)
})
