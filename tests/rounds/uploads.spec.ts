import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Locator } from '@playwright/test'
import { wrongType } from '#contract/files/upload-types.ts'
import { expect, test as ofSite, uploadToken } from '#tests/support/browser.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { incomingFiles } from '#tests/support/incoming.ts'
import { mp4 } from '#tests/support/media.ts'
import { photo } from '#tests/support/pictures.ts'
import { openRelay } from '#tests/support/relay.ts'
import { startSite } from '#tests/support/site.ts'
import { slowDown } from '#tests/support/slow-line.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { buildUploadPage, layUploadPage, type UploadPage } from '#tests/support/upload-page.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/visit.ts'

const test = ofSite.extend<{ form: (label: string) => Locator }, { built: UploadPage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  built: [async ({}, use) => use(await buildUploadPage()), { scope: 'worker', timeout: 180_000 }],
  form: async ({ page, context, built }, use) => {
    await page.goto(await layUploadPage(context, built, uploadToken))
    await expect(page.getByRole('heading', { name: 'Uploads' })).toBeVisible()
    await use((label) => page.getByRole('region', { name: label, exact: true }))
  },
})

type Choice = { name: string; mimeType: string; buffer: Buffer }

const jpeg = async (name: string): Promise<Choice> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(320, 240),
})

const film = (name: string, megabytes: number): Choice => ({
  name,
  mimeType: 'video/mp4',
  buffer: mp4({ content: Buffer.alloc(megabytes * 1024 * 1024, name) }),
})

const input = (form: Locator) => form.locator('input[type=file]')
const row = (form: Locator, name: string) => form.getByRole('listitem').filter({ hasText: name })
const news = (form: Locator) => form.getByRole('status')
const addresses = async (form: Locator) =>
  ((await form.getAttribute('data-stored')) ?? '').split(' ').filter(Boolean)

test('many photographs are uploaded in parallel, each with its state, and the same one is stored once', async ({
  form,
  page,
}) => {
  const photos = form('Photos')
  const choices = await Promise.all(
    ['one', 'two', 'three', 'four', 'five'].map((name) => jpeg(`${name}.jpg`)),
  )
  const again = { ...(await jpeg('again.jpg')), buffer: choices[0]?.buffer ?? Buffer.alloc(0) }
  await input(photos).setInputFiles([...choices, again])
  await expect(photos.getByRole('listitem')).toHaveCount(6)
  await expect(photos.getByText('Uploaded', { exact: true })).toHaveCount(6)
  await expect(photos).toHaveAttribute('data-busy', 'false')
  const stored = await addresses(photos)
  expect(new Set(stored).size).toBe(5)
  expect(stored[5]).toBe(stored[0])
  // Stored pictures are shown in the smallest size.
  const pictures = photos.locator('li img')
  await expect(pictures).toHaveCount(6)
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true)
  await expectAccessible(page)
})

test('an upload shows its progress, and leaves nothing when it is cancelled', async ({
  form,
  page,
  site,
}) => {
  const media = form('Media')
  await slowDown(page, 60)
  await input(media).setInputFiles([film('tour.mp4', 4), await jpeg('front.jpg')])
  const progress = media.getByRole('progressbar', { name: 'Uploading tour.mp4' })
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(5)
  await expect(row(media, 'tour.mp4')).toContainText(/\d+%/)
  expect(incomingFiles(site.dataFolder).length).toBeGreaterThan(0)
  await expectAccessible(page)
  await media.getByRole('button', { name: 'Cancel upload of tour.mp4' }).click()
  await expect(row(media, 'tour.mp4')).toHaveCount(0)
  await expect(row(media, 'front.jpg')).toContainText('Uploaded')
  await expect.poll(() => incomingFiles(site.dataFolder)).toEqual([])
  const { rows } = await site.pool.query("SELECT id FROM files WHERE kind = 'video'")
  expect(rows).toEqual([])
})

test('an upload that breaks off can be tried again', async ({ form, page, site, trouble }) => {
  // Which of its errors the browser names depends on what it was doing.
  trouble.expect(/net::ERR_.*\/api\/uploads/)
  await using relay = await openRelay(site.url)
  await page.goto(relay.url + new URL(page.url()).pathname)
  const media = form('Media')
  await slowDown(page, 60)
  await input(media).setInputFiles(film('garden.mp4', 2))
  const progress = media.getByRole('progressbar', { name: 'Uploading garden.mp4' })
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(5)
  relay.cut()
  await expect(row(media, 'garden.mp4')).toContainText('The connection was lost. Try again.')
  await expect(news(media)).toHaveText(
    'garden.mp4 could not be uploaded. The connection was lost. Try again.',
  )
  relay.mend()
  await slowDown(page, -1)
  await media.getByRole('button', { name: 'Upload garden.mp4 again' }).click()
  await expect(row(media, 'garden.mp4')).toContainText('Uploaded')
  expect(await addresses(media)).toHaveLength(1)
})

test('a failed upload says why, and the others continue', async ({ form, trouble }) => {
  trouble.expect(failedLoad(415), failedLoad(422))
  const photos = form('Photos')
  await input(photos).setInputFiles([
    { name: 'house.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') },
    { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: (await photo(320, 240)).subarray(0, 900) },
    await jpeg('good.jpg'),
  ])
  const huge = join(mkdtempSync(join(tmpdir(), 'aangan-huge-')), 'huge.jpg')
  writeFileSync(huge, '')
  truncateSync(huge, 50 * 1024 * 1024 + 1)
  await input(photos).setInputFiles(huge)
  await expect(row(photos, 'house.jpg')).toContainText(wrongType(['picture']))
  await expect(row(photos, 'empty.jpg')).toContainText('This file is empty. Choose another one.')
  await expect(row(photos, 'torn.jpg')).toContainText('This image cannot be read')
  await expect(row(photos, 'huge.jpg')).toContainText('This image is too large. Choose one of up to 50 MB.')
  await expect(row(photos, 'good.jpg')).toContainText('Uploaded')
  await expect(photos.getByRole('button', { name: /^Try / })).toHaveCount(0)
  expect(await addresses(photos)).toHaveLength(1)
  rmSync(dirname(huge), { recursive: true })
})

test('a user without upload permission sees why', async ({ form, context, trouble }) => {
  trouble.expect(failedLoad(401))
  await context.setExtraHTTPHeaders({})
  const papers = form('Papers')
  await input(papers).setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(row(papers, 'a.pdf')).toContainText('Sign in to upload files')
})

test('files can be dropped on the field, and beside it nothing happens', async ({ form, page }) => {
  const photos = form('Photos')
  const bytes = [...(await photo(320, 240))]
  const drop = async (target: Locator, name: string) => {
    const files = await page.evaluateHandle(
      ([content, title]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(content)], title, { type: 'image/jpeg' }))
        return transfer
      },
      [bytes, name] as const,
    )
    for (const event of ['dragenter', 'dragover', 'drop']) {
      await target.dispatchEvent(event, { dataTransfer: files })
    }
  }
  await drop(page.getByRole('heading', { name: 'Uploads' }), 'beside.jpg')
  await drop(photos.getByText('or drop files here'), 'dropped.jpg')
  await expect(row(photos, 'dropped.jpg')).toContainText('Uploaded')
  await expect(page.getByText('beside.jpg')).toHaveCount(0)
})

test('all of it works with the keyboard and is spoken', async ({ form, page, trouble }) => {
  trouble.expect(failedLoad(415))
  const photos = form('Photos')
  // Early: the browser takes a moment to hand its choosing over.
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Tab')
  await expect(input(photos)).toBeFocused()
  await expect(input(photos)).toHaveAccessibleName('Choose photos')
  await expect(input(photos)).toHaveAccessibleDescription('JPEG, PNG, WebP, AVIF or GIF, up to 50 MB each')
  await page.keyboard.press('Enter')
  const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }
  await (await chooser).setFiles([await jpeg('first.jpg'), wrong])
  await expect(row(photos, 'first.jpg')).toContainText('Uploaded')
  await expect(row(photos, 'notes.txt')).toContainText('This type of file is not supported here.')
  await page.keyboard.press('Tab')
  await expect(photos.getByRole('button', { name: 'Remove first.jpg' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(news(photos)).toHaveText('first.jpg has been removed.')
  await expect(photos.getByRole('button', { name: 'Remove notes.txt' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(photos.getByRole('listitem')).toHaveCount(0)
  await expect(input(photos)).toBeFocused()
})

test('leaving the screen cancels running uploads', async ({ form, page, site }) => {
  const media = form('Media')
  await slowDown(page, 60)
  await input(media).setInputFiles(film('left.mp4', 4))
  await expect.poll(() => incomingFiles(site.dataFolder)).toHaveLength(1)
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => incomingFiles(site.dataFolder)).toEqual([])
})

for (const width of [320, 360, 768, 1440]) {
  test(`at ${width} px nothing is cut off`, async ({ form, page, trouble }) => {
    trouble.expect(failedLoad(415))
    await page.setViewportSize({ width, height: 800 })
    const photos = form('Photos')
    const name = `${'a very long name of a photograph '.repeat(4)}.jpg`
    const wrong = { name: `wrong-${name}`, mimeType: 'image/jpeg', buffer: Buffer.from('nothing') }
    await input(photos).setInputFiles([await jpeg(name), wrong])
    await expect(photos.getByText('Uploaded', { exact: true })).toBeVisible()
    await expect(row(photos, wrong.name)).toContainText('This type of file is not supported here.')
    await expectNoSidewaysScroll(page)
  })
}

test('a server that is killed in the middle of an upload has nothing of it after its next start', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aangan-site-'))
  const database = await createTestDatabase()
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: dataFolder,
    DEMO: 'off',
    UPLOAD_TOKEN: uploadToken,
  }
  // Beside them are the server's lock, and notes of its address and of the database it uses.
  const notes = ['site-address', 'site-running', 'site.lock', 'uses-outside-database']
  const files = () =>
    readdirSync(dataFolder, { recursive: true, withFileTypes: true }).filter(
      (one) => one.isFile() && !notes.includes(one.name),
    )
  try {
    const first = await startSite(settings)
    const sending = httpRequest(`${first.url}/api/uploads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${uploadToken}`, 'content-length': 50_000_000 },
    })
    sending.once('error', () => {})
    sending.write(mp4({ content: Buffer.alloc(3_000_000) }))
    await expect.poll(() => files().length).toBe(1)
    await first.kill()
    expect(files()).toHaveLength(1)
    const second = await startSite(settings)
    expect(files()).toEqual([])
    await second.stop()
    expect((await database.pool.query('SELECT id FROM files')).rows).toEqual([])
  } finally {
    await database.drop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
