/** Takes the pictures of the site's screens: eight of them on a phone, a tablet and a laptop, in each language. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { pathInLanguage } from '#contract/language-paths.ts'
import { languages } from '#messages/languages.ts'
import { demoQuestion } from '#tests/support/demo-estimate.ts'
import { openScreen, savePicture } from './screenful.ts'

const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const

const screens: Readonly<Record<string, string>> = {
  home: '/',
  search: '/search?purpose=sale&cityId=3&subtype=house',
  map: '/search?purpose=sale&cityId=3&subtype=house&view=map',
  listing: '/listing/10035',
  area: '/areas/lahore/dha-phase-6-77',
  project: '/project/1/Margalla_Court',
  valuation: demoQuestion.address,
  compare: '/compare?listings=10035,10041,10072',
}

/** @param baseURL of a site with the demo and its map */
export async function takeSite(browser: Browser, baseURL: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const viewport of windows) {
    await using context = await browser.newContext({
      baseURL,
      viewport,
      reducedMotion: 'reduce',
      ...(viewport.width < 1000 && { hasTouch: true, isMobile: true }),
    })
    for (const [name, path] of Object.entries(screens))
      for (const language of languages) {
        const page = await openScreen(context, pathInLanguage(path, language), (page) =>
          page.getByRole('heading', { level: 1 }).first(),
        )
        // The map, and what comes after the page.
        await page.waitForLoadState('networkidle')
        await savePicture(page, join(folder, `${name}-${viewport.width}-${language}.webp`), viewport.width)
        await page.close()
      }
  }
}
