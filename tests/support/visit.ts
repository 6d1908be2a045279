import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof Axe
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** How to wait in a page whose frames are busy, or do not come (see `readToTheEnd`). */
export const withoutFrames = { polling: 50 }

/** Opens an address and waits until the page is live. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await live(page)
}

/**
 * Waits until React has hydrated the page, so that clicks have an effect. Nothing visible shows it: React
 * leaves a mark on every element it manages. Parts that it hydrates later (`data-later`) are left out, and so
 * are hearts (`data-save`), arrows of cards and forms that need no script (`data-plain-form`), which it never hydrates.
 */
export async function live(page: Page): Promise<void> {
  await page.waitForFunction(isLive, undefined, withoutFrames)
}

/** Whether React has hydrated every button of the page. It runs in the page. */
export function isLive(): boolean {
  return Array.from(
    document.querySelectorAll(
      'button:not([data-later] *, [data-save], .photo-card-arrow, [data-plain-form] *)',
    ),
  ).every((button) => Object.keys(button).some((key) => key.startsWith('__reactFiber')))
}

/** Reloads the page until it shows the change: a running site gets changes after a moment. */
export async function reloadUntil(page: Page, shows: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.reload()
    await shows()
  }).toPass({ timeout: 30_000, intervals: [100] })
}

/** Lays out what the browser skips outside the window: axe does not see it, and it cannot be too wide. */
async function layOutWhole(page: Page): Promise<void> {
  await page.locator('.footer-late').evaluateAll((late: HTMLElement[]) => {
    for (const { style } of late) style.contentVisibility = 'visible'
  })
}

/**
 * Checks that nothing would keep a visitor with a disability out: axe, serious and critical.
 * @param options.without the selector of parts that are checked elsewhere
 * @param options.contrast whether colours are checked, which is most of the work; default true
 */
export async function expectAccessible(
  page: Page,
  { without, contrast = true }: { without?: string; contrast?: boolean } = {},
): Promise<void> {
  await layOutWhole(page)
  if (contrast) await fadedIn(page)
  // Once for each document: loading its 650 KB takes longer than most checks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async ({ without, contrast }) => {
      if (!window.axe) throw new Error('axe did not load')
      const context = { include: document, ...(without && { exclude: without }) }
      const rules = { 'color-contrast': { enabled: contrast } }
      // Frames show other sites, or a page that is checked by itself.
      const { violations } = await window.axe.run(context, {
        resultTypes: ['violations'],
        iframes: false,
        rules,
      })
      return violations
    },
    { without, contrast },
  )
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const described = grave.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)].join('\n')),
  }))
  expect(described).toEqual([])
}

/** The page is as wide as its window, so that visitors need not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await layOutWhole(page)
  const tooWide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const isCut = (table: HTMLElement) => {
      const box = table.closest<HTMLElement>('.overflow-hidden, .overflow-clip')
      return box !== null && table.clientWidth > box.clientWidth + 1
    }
    const cut = Array.from(document.querySelectorAll('table')).filter(isCut)
    if (cut.length > 0) return cut.map((table) => `cut off: ${table.outerHTML.slice(0, 120)}`)
    if (scrollWidth <= clientWidth) return []
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return right > clientWidth + 1 || left < -1
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })
  expect(tooWide).toEqual([])
}

/**
 * Elements that fade in have their own colours only afterwards, and so has the header, a moment after the
 * page was scrolled back to its top. A page that is no longer drawn never has them.
 */
async function fadedIn(page: Page): Promise<void> {
  const isStill = () =>
    (scrollY > 0 || !document.querySelector('header[data-look=fancy]')) &&
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)
  await page.waitForFunction(isStill, undefined, { ...withoutFrames, timeout: 5_000 }).catch(() => undefined)
}
