/**
 * The lines of Urdu pages are where Chromium has them. Compared are their baselines, not their pixels: WebKitGTK has
 * painted the dots of a Nastaliq word in wrong places since 2.46, which no iPhone does and no page can mend.
 */
import { z } from 'zod'
import type { DemoSite } from '#tests/support/demo-site.ts'
import { makeListing } from '#tests/support/factories.ts'
import { baselines } from './baselines.ts'
import type { Engine } from './engine.ts'
import { type EngineName, engines, openIfAvailable } from './engines.ts'
import { expect, test } from './site.ts'
import { Visit } from './visit.ts'

const phone = { width: 390, height: 850 }
const tolerance = 2

const paths = ['/ur', '/ur/search?purpose=sale&cityId=1', '/ur/project/1', '/ur/valuation', '/ur/contact']

for (const name of ['Firefox ESR', 'WebKitGTK'] as const) {
  test.describe(name, () => {
    test('six Urdu screens have their lines where Chromium has them', async ({ site }) => {
      const listing = await makeListing(site.db)
      const screens = [...paths, `/ur/listing/${listing.id}`]
      const wanted = await linesIn('Chromium 106', site, screens)
      if (typeof wanted === 'string') return test.skip(true, wanted)
      const found = await linesIn(name, site, screens)
      if (typeof found === 'string') return test.skip(true, found)
      for (const [at, path] of screens.entries()) {
        const [expected = {}, actual = {}] = [wanted[at], found[at]]
        const shared = Object.keys(expected).filter((text) => text in actual)
        expect(shared.length, `texts of ${path} that both show`).toBeGreaterThan(5)
        const moved = shared.flatMap((text) => {
          const [there, here] = [expected[text] ?? 0, actual[text] ?? 0]
          return Math.abs(there - here) > tolerance ? [`${text}: ${here} px instead of ${there} px`] : []
        })
        expect.soft(moved.slice(0, 10), path).toEqual([])
      }
    })
  })
}

type Lines = Record<string, number>

/** The baselines on each screen in a browser, or why it is not there. */
async function linesIn(name: EngineName, site: DemoSite, screens: string[]): Promise<Lines[] | string> {
  const engine = await openIfAvailable(engines[name].open)
  if (typeof engine === 'string') return `${name}: ${engine}`
  try {
    return await measure(engine, site, screens)
  } finally {
    await engine.close()
  }
}

async function measure(engine: Engine, { url }: DemoSite, screens: string[]): Promise<Lines[]> {
  const tab = await engine.open(phone)
  const visit = new Visit(tab, url, phone)
  const all: Lines[] = []
  for (const path of screens) {
    await visit.open(path)
    all.push(z.record(z.string(), z.number()).parse(await visit.run(baselines)))
  }
  return all
}
