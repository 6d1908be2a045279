/** Lighthouse for a page on a phone, with the browser of the other tests. */
import { chromium } from '@playwright/test'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import playwright from '../../playwright.config.ts'

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

/** A category's score from 0 to 100, the audits that it lost points by, and the total blocking time of the visit. */
export type Score = { score: number; lost: string[]; blockingMs: number | undefined }

export type Auditor = AsyncDisposable & {
  audit(address: string, categories: readonly Category[]): Promise<Partial<Record<Category, Score>>>
}

/** Opens a browser of its own, on a free port. */
export async function openAuditor(): Promise<Auditor> {
  const { executablePath = chromium.executablePath(), args = [] } = playwright.use?.launchOptions ?? {}
  const chrome = await chromeLauncher.launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...args],
    logLevel: 'silent',
  })
  return {
    async audit(address, categories) {
      const flags: Flags = {
        port: chrome.port,
        onlyCategories: [...categories],
        // Screenshots are not used here.
        disableFullPageScreenshot: true,
        logLevel: 'silent',
      }
      let lhr = (await lighthouse(address, flags))?.lhr
      // On a busy machine Chromium may begin its trace after the page.
      if (lhr?.runtimeError?.code === 'NO_NAVSTART') lhr = (await lighthouse(address, flags))?.lhr
      if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? 'Lighthouse said nothing')
      return Object.fromEntries(
        Object.entries(lhr.categories).map(([name, { score, auditRefs }]) => {
          const lost = auditRefs
            .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
            .map(({ id }) => `${id}: ${JSON.stringify(lhr.audits[id]?.details ?? {}).slice(0, 600)}`)
          const blockingMs = lhr.audits['total-blocking-time']?.numericValue
          return [name, { score: Math.round((score ?? 0) * 100), lost, blockingMs }]
        }),
      )
    },
    async [Symbol.asyncDispose]() {
      chrome.kill()
    },
  }
}
