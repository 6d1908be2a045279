import { type BrowserContext, expect, type Page } from '@playwright/test'
import { withoutFrames } from './visit.ts'

export interface LayoutJump {
  score: number
  what: string
}

declare global {
  interface Window {
    layoutShifts?: LayoutJump[]
  }
}

/** Makes every page of the visit count how far its content jumps without the visitor having asked for it. */
export async function countLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: LayoutJump[] = []
    window.layoutShifts = shifts
    const describe = ({ node }: { node?: Node | null }) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : String(node?.nodeName)
    // The type's own lib has no layout shifts yet.
    type LayoutShift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node?: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        shifts.push({ score: entry.value, what: entry.sources.map(describe).join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The jumps of the page so far, each with what moved; none is what we want. */
export async function layoutShifts(page: Page): Promise<LayoutJump[]> {
  return page.evaluate(() => window.layoutShifts ?? [])
}

/** The cumulative layout shift as every tool states it, to two decimals. */
export function cumulative(jumps: readonly LayoutJump[]): string {
  return jumps.reduce((sum, { score }) => sum + score, 0).toFixed(2)
}

/** A cumulative layout shift of 0.00; what moved is in the message. */
export async function expectStill(page: Page): Promise<void> {
  const jumps = await layoutShifts(page)
  expect(cumulative(jumps), JSON.stringify(jumps)).toBe('0.00')
}

/** Waits until every picture that was asked for has come, or failed to. */
export async function picturesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
      document.querySelector('[aria-busy=true]') === null,
    undefined,
    withoutFrames,
  )
}

/**
 * Scrolls through the whole page and back, so that everything that loads late has loaded. Headless Chromium stops
 * drawing a page for good now and then, about once in two hundred visits; what is laid out is right nevertheless, so
 * nothing waits for a frame after one has not come for 15 s.
 */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let isDrawn = true
    const frame = async () => {
      if (!isDrawn) return
      isDrawn = await new Promise((resolve) => {
        requestAnimationFrame(() => resolve(true))
        setTimeout(resolve, 15_000, false)
      })
    }
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    await frame()
  })
  await picturesLoaded(page)
}
