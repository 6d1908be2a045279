import type { Page } from '@playwright/test'
import { UploadAnswer } from '#contract/files/uploads.ts'
import { listingVideos } from '#db/schema/index.ts'
import { type DemoSite, expect, test, uploadToken } from '#tests/support/browser.ts'
import { makeListing } from '#tests/support/factories.ts'
import { picturesLoaded } from '#tests/support/layout-shift.ts'
import { webm } from '#tests/support/media.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { expectAccessible, open } from '#tests/support/visit.ts'

/** A listing with one video; gives the way to its page. */
async function showListing(
  { db }: DemoSite,
  url: string,
  title = 'A walk through the house',
): Promise<string> {
  const { id } = await makeListing(db)
  await db.insert(listingVideos).values({ listing_id: id, position: 1, url, title })
  return `/listing/${id}`
}

async function upload({ url }: DemoSite, bytes: Uint8Array<ArrayBuffer>) {
  const headers = { authorization: `Bearer ${uploadToken}` }
  const answer = await fetch(`${url}/api/uploads`, { method: 'POST', headers, body: bytes })
  return UploadAnswer.parse(await answer.json()).data
}

/** A real film of two seconds: the browser records what it draws. */
async function record(page: Page): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const brush = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const drawn = new Promise<void>((resolve) => {
      let frames = 0
      const drawing = setInterval(() => {
        if (!brush) return
        brush.fillStyle = `hsl(${performance.now() / 10} 60% 50%)`
        brush.fillRect(0, 0, canvas.width, canvas.height)
        frames += 1
        if (frames < 65) return
        clearInterval(drawing)
        resolve()
      }, 30)
    })
    recorder.start()
    await drawn
    await new Promise((resolve) => {
      recorder.onstop = resolve
      recorder.stop()
    })
    return Array.from(new Uint8Array(await new Blob(parts).arrayBuffer()))
  })
  return Uint8Array.from(bytes)
}

/** Every address that the page asks for from now on. */
function watch(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

const facade = (page: Page) => page.getByRole('link', { name: /^Play video:/ })

test('an uploaded video plays in its place when it is wanted, not before', async ({ page, site }) => {
  await open(page, '/inquiry')
  const { id, address } = await upload(site, await record(page))
  const path = await showListing(site, address)
  const asked = watch(page)
  await open(page, path)
  await facade(page).scrollIntoViewIfNeeded()
  await expectAccessible(page)
  expect(asked.filter((one) => one.endsWith('/video'))).toEqual([])
  const first = page.waitForResponse((answer) => answer.url().endsWith(`/media/${id}/video`))
  await facade(page).click()
  expect((await first).status()).toBe(206)
  const player = page.locator('video')
  await expect(player).toBeFocused()
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2)

  // In a tab of its own the browser brings a page around it.
  await page.goto(`/media/${id}/video`)
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1)
})

for (const [from, url, player] of [
  ['YouTube', 'https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['Vimeo', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
] as const) {
  test(`a video of ${from} loads nothing from there before it is wanted`, async ({ page, site, context }) => {
    await context.route(`${new URL(player).origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title><button>Pause</button>' }),
    )
    const path = await showListing(site, url)
    const asked = watch(page)
    await open(page, path)
    await facade(page).scrollIntoViewIfNeeded()
    await expect(facade(page)).toContainText(`Plays from ${from}`)
    await picturesLoaded(page)
    expect(asked.filter((one) => !one.startsWith(site.url) && !one.startsWith('data:'))).toEqual([])
    await facade(page).press('Enter')
    const frame = page.getByTitle('A walk through the house')
    await expect(frame).toHaveAttribute('src', new RegExp(`^${RegExp.escape(player)}\\?`))
    await expect(frame).toBeFocused()
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible()
  })
}

test('a video that does not play says so and can be had as a file', async ({ page, site }) => {
  const { id, address } = await upload(site, webm())
  await open(page, await showListing(site, address))
  await facade(page).click()
  const told = page.getByRole('alert').filter({ hasText: 'This video cannot be played here.' })
  await expect(told.getByRole('link', { name: 'Download the video' })).toHaveAttribute(
    'href',
    `/media/${id}/video`,
  )
})

test('a video on a page of its own opens there', async ({ page, site }) => {
  await open(page, await showListing(site, 'https://www.facebook.com/watch/?v=1'))
  await expect(facade(page)).toHaveAttribute('href', 'https://www.facebook.com/watch/?v=1')
  await expect(facade(page)).toHaveAttribute('target', '_blank')
  await expect(facade(page)).toContainText('Opens www.facebook.com')
})

test('an invalid video URL is not shown', async ({ page, site }) => {
  await open(page, await showListing(site, 'javascript:alert(document.domain)'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(facade(page)).toHaveCount(0)
})

test('a video that is gone says so', async ({ page, site, trouble }) => {
  trouble.expect(failedLoad(404))
  await open(page, await showListing(site, `media/${'A'.repeat(22)}/original`))
  await facade(page).click()
  await expect(page.getByText('This video cannot be played here.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a video is a link to where it is', async ({ page, site }) => {
    await page.goto(await showListing(site, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'))
    await expect(facade(page)).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  })
})
