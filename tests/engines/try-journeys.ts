/** Journeys in one browser, each with a visitor of its own. */
import { writeFile } from 'node:fs/promises'
import type { Engine, Tab } from './engine.ts'
import { type EngineName, engines, openIfAvailable } from './engines.ts'
import { journeys } from './journeys.ts'
import { expect, test } from './site.ts'
import { Visit } from './visit.ts'

/** @param without the names of journeys that another test does in this engine */
export function tryJourneys(name: EngineName, without: readonly string[] = []): void {
  const { open, size } = engines[name]
  test.describe(name, () => {
    let engine: Engine | string
    test.beforeAll(async () => {
      engine = await openIfAvailable(open)
    })
    test.afterAll(async () => {
      if (typeof engine === 'object') await engine.close()
    })

    for (const [journey, make] of Object.entries(journeys)) {
      if (without.includes(journey)) continue
      test(journey, async ({ site }, info) => {
        if (typeof engine === 'string') return test.skip(true, engine)
        const tab = await engine.open(size)
        const visit = new Visit(tab, site.url, size)
        try {
          await make(visit, site)
          expect(visit.errors, 'nothing goes wrong in the browser').toEqual([])
        } catch (error) {
          await saveScreenshot(tab, info.outputPath('window.png'))
          throw error
        } finally {
          await tab.close()
        }
      })
    }
  })
}

async function saveScreenshot(tab: Tab, path: string): Promise<void> {
  // A browser that has ended has no window, and why it has is worth more.
  const picture = await tab.screenshot().catch(() => undefined)
  if (picture) await writeFile(path, picture)
}
