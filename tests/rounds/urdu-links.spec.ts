/** Who reads Urdu stays in Urdu: every link and form of every screen, as it is without JavaScript. */
import { pathInLanguage, pathLanguage } from '#contract/language-paths.ts'
import { type DemoSite, expect, test } from '#tests/support/browser.ts'
import { screens } from '#tests/support/screens.ts'

/** Addresses without a language: files, the API, the agency's blog and the staff's app. */
const withoutLanguage = /^\/(?:media|assets|api|feeds|blog|admin)(?:\/|$)|\.(?:ics|svg|xml|txt)$/

/** Of addresses that differ in numbers or values alone so many are followed: there are endless searches. */
const ofEachShape = 3

test('every link of every Urdu screen leads on in Urdu, but for the language switch', async ({ site }) => {
  const english: string[] = []
  const linked = new Map<string, string>()
  for (const [name, { path }] of Object.entries(screens)) {
    const address = pathInLanguage(await path(site), 'ur')
    for (const { target, isSwitch, isForm } of await linksOf(site, address)) {
      if (isSwitch) continue
      if (pathLanguage(target) !== 'ur') english.push(`${target} on ${name} (${address})`)
      // To a part of the page itself; a form leads nowhere without its fields.
      else if (target !== address && !isForm) linked.set(target, name)
    }
  }
  expect(english).toEqual([])
  const followed = [...linked].filter(([target]) => isFollowed(target))
  expect(followed.length).toBeGreaterThan(80)
  const broken: string[] = []
  for (const [target, name] of followed) {
    const { status } = await fetch(site.url + target, { redirect: 'manual' })
    if (status >= 400) broken.push(`${target} on ${name}: ${status}`)
  }
  expect(broken).toEqual([])
})

type PageLink = { target: string; isSwitch: boolean; isForm: boolean }

/** Where the links and forms of a page lead on the site, without the parts of pages. */
async function linksOf(site: DemoSite, address: string): Promise<PageLink[]> {
  const html = await (await fetch(site.url + address)).text()
  return [...html.matchAll(/<(a|form)\b([^>]*)>/g)].flatMap(([, element, attributes = '']) => {
    const written = /\b(?:href|action)="([^"]*)"/.exec(attributes)?.[1]
    if (written === undefined) return []
    const url = new URL(written.replaceAll('&amp;', '&'), site.url + address)
    if (url.origin !== site.url || withoutLanguage.test(url.pathname)) return []
    const isSwitch = attributes.includes('data-language="en"')
    return [{ target: url.pathname + url.search, isSwitch, isForm: element === 'form' }]
  })
}

const seen = new Map<string, number>()

function isFollowed(target: string): boolean {
  const { pathname, searchParams } = new URL(target, 'http://site')
  const shape = [pathname.replace(/\d+/g, 'id'), ...[...searchParams.keys()].sort()].join(' ')
  const before = seen.get(shape) ?? 0
  seen.set(shape, before + 1)
  return before < ofEachShape
}
