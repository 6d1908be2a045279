import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts?: { score: number; what: string }[]
  }
}

/** Makes every page of the visit count how far its content jumps without the visitor having asked for it. */
export async function countLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: { score: number; what: string }[] = []
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
export async function layoutShifts(page: Page): Promise<{ score: number; what: string }[]> {
  return page.evaluate(() => window.layoutShifts ?? [])
}

/** Scrolls through the whole page and back, so that everything that loads late has loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    await frame()
  })
  await page.waitForLoadState('networkidle')
}
