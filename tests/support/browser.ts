/** The test of every browser journey: a site of the worker's own, and a browser in which nothing may go wrong. */
import { test as base } from '@playwright/test'
import { type DemoSite, withDemoSite } from './demo-site.ts'
import { Trouble } from './trouble.ts'

export { expect } from '@playwright/test'
export { type DemoSite, uploadToken } from './demo-site.ts'

type OfTest = { trouble: Trouble }
type OfWorker = { site: DemoSite }

export const test = base.extend<OfTest, OfWorker>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => withDemoSite(use),
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  trouble: [
    async ({ context }, use) => {
      const trouble = new Trouble()
      await trouble.watch(context)
      await use(trouble)
      await trouble.verify()
    },
    { auto: true },
  ],
})
