import { expect, inject, test } from 'vitest'
import { inquiryStatus, sendInquiry } from '#tests/support/post-inquiry.ts'
import { makeMachine } from '#tests/support/released.ts'

const release = inject('release')

test('a release starts with the demo, keeps what a visitor sent, and ends in order', async () => {
  const machine = makeMachine()
  const site = await machine.start(release)
  const home = await page(site.url, '/')
  expect(home).toMatch(/<html[^>]+lang="en"/)
  expect(await page(site.url, '/ur')).toMatch(/<html[^>]+dir="rtl"/)
  expect(await page(site.url, '/admin')).toContain('<script')
  expect(await page(site.url, '/health/ready')).toContain('ready')
  expect(await page(site.url, '/api/listings/search')).toMatch(/"total_records":[1-9]/)
  for (const file of new Set(home.match(/\/assets\/[\w-]+\.(?:js|css)/g))) await page(site.url, file)
  // A width that is not stored yet: it is made here.
  await page(site.url, home.match(/\/media\/[\w-]+\/\d+/)?.[0] ?? '/a-page-without-pictures')
  // Drawn by programs of the release: the report of the demo's city, and the preview of a link.
  const cities = (await page(site.url, '/api/city')).matchAll(/"slug":"([\w-]+)"/g)
  const reports = await Promise.all(
    [...cities].map(async ([, slug]) => (await fetch(new URL(`/reports/${slug}`, site.url))).text()),
  )
  const pdf = reports.join('').match(/href="([^"]+\.pdf)"/)?.[1] ?? '/no-report-has-a-pdf'
  expect(await page(site.url, pdf)).toMatch(/^%PDF-/)
  const preview = new URL(home.match(/property="og:image" content="([^"]+)"/)?.[1] ?? '/none', site.url)
  await page(site.url, preview.pathname + preview.search)
  const reference = await sendInquiry(site.url)
  expect(await machine.run(release, ['health', '--ready'], { PORT: new URL(site.url).port })).toMatchObject({
    code: 0,
  })
  expect(await site.stop()).toMatchObject({ code: 0 })

  const again = await machine.start(release)
  expect(await inquiryStatus(again.url, reference)).toBe(200)
  expect(await page(again.url, '/api/listings/search')).toMatch(/"total_records":[1-9]/)
  expect(await again.stop()).toMatchObject({ code: 0 })
})

test('a release starts empty with DEMO=off, keeps what a visitor sent, and ends in order', async () => {
  const machine = makeMachine()
  const site = await machine.start(release, { DEMO: 'off' })
  expect(await page(site.url, '/')).toMatch(/<html[^>]+lang="en"/)
  expect(await page(site.url, '/ur')).toMatch(/<html[^>]+dir="rtl"/)
  expect(await page(site.url, '/api/listings/search')).toContain('"total_records":0')
  const reference = await sendInquiry(site.url)
  expect(await site.stop()).toMatchObject({ code: 0 })

  const again = await machine.start(release, { DEMO: 'off' })
  expect(await inquiryStatus(again.url, reference)).toBe(200)
  expect(await again.stop()).toMatchObject({ code: 0 })
})

test('AANGAN_MODE=development says that it needs a checkout', async () => {
  const { code, said } = await makeMachine().run(release, ['start'], {
    AANGAN_MODE: 'development',
    DEMO: 'off',
  })
  expect(code).toBe(78)
  expect(said).toContain('AANGAN_MODE=development needs a checkout')
})

test('a release has only commands whose files it contains', async () => {
  const { code, said } = await makeMachine().run(release, ['db:diagram'])
  expect(code).toBe(1)
  expect(said).toMatch(/Commands: start, .*staff, .*backup, restore/)
  expect(said).not.toMatch(/dev|test|check|package|db:|fonts|screenshots/)
})

async function page(url: string, path: string): Promise<string> {
  const answer = await fetch(new URL(path, url))
  const text = await answer.text()
  expect({ path, status: answer.status }).toEqual({ path, status: 200 })
  return text
}
