import { beforeEach, expect, test } from 'vitest'
import { StoredAnswer } from '../answers/stored-answer.ts'
import { everything, PageCache, type RenderedPage } from './page-cache.ts'

const hour = 60 * 60_000
let time = 0
let cache: PageCache

beforeEach(() => {
  time = 0
  cache = new PageCache({ maxBytes: 1e6, maxAgeMs: hour / 6, maxStaleMs: hour, now: () => time })
  cache.informed = true
})

function page(...tags: string[]): RenderedPage {
  const bytes = Buffer.from('<h1>House</h1>')
  const answer = new StoredAnswer({ bytes, contentType: 'text/html', cacheControl: 'no-cache', headers: [] })
  return { status: 200, requestId: 'a', answer, tags: new Set(tags) }
}
const keep = (key: string, ...tags: string[]) => cache.render(key, async () => page(...tags))

test('a page that is too old or may be outdated is rendered again, and the old one is shown when that fails', async () => {
  await keep('/search', 'listings')
  time += hour / 2
  expect(cache.find('/search')).toBeUndefined()
  expect(cache.findStale('/search')).toMatchObject({ ageMs: hour / 2 })

  await keep('/search', 'listings')
  expect(cache.find('/search')).toBeDefined()
  cache.markAllStale()
  expect(cache.find('/search')).toBeUndefined()
  expect(cache.findStale('/search')).toMatchObject({ ageMs: 0 })
  time += hour
  expect(cache.findStale('/search')).toBeDefined()
  time += 1
  expect(cache.findStale('/search')).toBeUndefined()
})

test('a page whose data changed is never shown again', async () => {
  await keep('/listing/7', 'listing:7')
  await keep('/listing/8', 'listing:8')
  cache.markAllStale()
  cache.drop(['listing:7'])
  expect(cache.findStale('/listing/7')).toBeUndefined()
  expect(cache.findStale('/listing/8')).toBeDefined()
})

test('after a change that names nothing pages are rendered anew, and are not lost', async () => {
  await keep('/', 'listings')
  cache.drop([everything])
  expect(cache.find('/')).toBeUndefined()
  expect(cache.findStale('/')).toBeDefined()
})

test('where a booking or a request stands is rendered for each visit, and shared with no other', async () => {
  for (const key of ['/booking/BK-1', '/ur/booking/BK-1?from=payment', '/inquiry/AG-1', '/ur/inquiry/AG-1']) {
    const [before, after] = [page('projects'), page('projects')]
    const renders = [before, after].map((one) => cache.render(key, async () => one))
    expect(await Promise.all(renders), key).toEqual([before, after])
    expect(await renders[1], key).toBe(after)
    expect(cache.find(key) ?? cache.findStale(key), key).toBeUndefined()
  }
})

test('which units can be booked is never shown as it was', async () => {
  for (const key of ['/book/3', '/ur/book/3']) {
    await keep(key)
    expect(cache.find(key), key).toBeDefined()
    expect(cache.findStale(key), key).toBeUndefined()
  }
})

test('while changes do not reach us no page is found or kept, and a silence in which nothing was missed loses none', async () => {
  await keep('/', 'listings')
  cache.informed = false
  expect(cache.find('/')).toBeUndefined()
  await keep('/about', 'page:about')
  cache.informed = true
  expect(cache.find('/')).toBeDefined()
  expect(cache.find('/about')).toBeUndefined()
})
