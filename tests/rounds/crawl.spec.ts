import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { agency } from '#agency'
import { routes } from '#site/routes.ts'
import { type Crawl, crawl } from '#tests/support/crawl.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

let site: RunningSite
let database: TestDatabase
let folder: string
let walk: Crawl

// A site of its own: the records of other journeys have the same names again and again.
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aangan-crawl-'))
  database = await createTestDatabase({ content: 'demo' })
  site = await startSite({ DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'warn' })
  walk = await crawl(site.url)
})

test.afterAll(async () => {
  await site.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

// All of them use the result of one crawl.
test.describe.configure({ mode: 'default' })

/** Screens that no link leads to, and how a visitor gets there. */
const withoutLink: Readonly<Record<string, string>> = {
  '/listing/find': 'the search for a property ID sends its form there',
  '/listing/$id/viewing':
    'a request for a viewing that was sent without scripts, and has an error, leads there',
  '/viewing/$secret': 'the request for a viewing and its mails lead there',
  '/saved/receive': 'another device leads there',
  '/inquiry/$reference': 'a sent form and its mail lead there',
  '/alerts/new/$reference': 'the form for alerts leads there',
  '/alerts/confirm/$token': 'a mail about alerts leads there',
  '/alerts/unsubscribe/$token': 'mails about alerts lead there',
  '/saved/$token': 'a shared list is sent to somebody',
  '/booking/$reference': 'a held unit and its mails lead there',
  '/job-listings': 'an old address, which leads on to the jobs',
  '/blog': 'leaves the site, see below',
  '/robots.txt': 'for machines',
  '/sitemap.xml': 'for machines',
  '/sitemap-{$part}.xml': 'for machines',
}

test('no link of the site is broken, nor any part of a page that one names', () => {
  expect(walk.broken).toEqual([])
  expect(walk.reached.length).toBeGreaterThan(50)
})

test('every screen is reached by links', () => {
  const paths = walk.reached.map((address) => new URL(address, site.url).pathname)
  const orphans = screenPaths().filter((path) => !paths.some((reached) => patternOf(path).test(reached)))
  expect(orphans.sort()).toEqual(Object.keys(withoutLink).sort())
})

test('every page has a title and a description of its own', async () => {
  const pages: { title: string; description: string }[] = []
  // One after the other: all at once is more than a server takes from one visitor.
  for (const address of walk.reached) {
    const page = await canonicalPage(address)
    if (page) pages.push(page)
  }
  expect(pages.length).toBeGreaterThan(30)
  expect(repeated(pages.map(({ title }) => title))).toEqual([])
  expect(repeated(pages.map(({ description }) => description))).toEqual([])
})

test('the blog leaves for the agency’s own', async () => {
  const answer = await fetch(`${site.url}/blog`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([307, agency.blogUrl])
})

function screenPaths(): string[] {
  return (routes.children ?? []).flatMap((node) => (node.type === 'route' ? [node.path] : []))
}

/** A pattern for addresses of the route '/team/$id'. */
function patternOf(path: string): RegExp {
  const parts = path
    .replaceAll('.', '\\.')
    .replace(/\/\{-\$\w+\}/g, '(?:/[^/]+)?')
    .replace(/\{\$\w+\}|\$\w+/g, '[^/]+')
  return new RegExp(`^${parts}$`)
}

/** The title and description of a page, when it is one for search engines under its own address. */
async function canonicalPage(address: string): Promise<{ title: string; description: string } | undefined> {
  const answer = await fetch(site.url + address)
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return undefined
  const html = await answer.text()
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  const canonical = found(/<link rel="canonical" href="([^"]*)"/).replaceAll('&amp;', '&')
  if (canonical !== site.url + address || found(/<meta name="robots" content="([^"]*)"/)) return undefined
  return {
    title: found(/<title>([^<]*)</),
    description: found(/<meta name="description" content="([^"]*)"/),
  }
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at)
}
