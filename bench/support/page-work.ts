/** What a page makes the main thread of a phone do: until it is idle, and when somebody uses it. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { cheapPhone } from './cheap-phone.ts'

/** In milliseconds of a processor four times slower than this one. */
export type PageWork = {
  /** Of the scripts: their evaluation, hydration, effects and timers. */
  scripts: number
  /** Of the longest task. */
  longestTask: number
}

const slowdown = 4
const quietMs = 1_500

declare global {
  var benchTasks: number[]
  var benchEvents: number[]
}

/** Opens a page as a first visitor on a phone, and waits until it is idle. Its context closes with it. */
async function openOnPhone(browser: Browser, address: string): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(cheapPhone)
  const page = await context.newPage()
  // Where an interaction fails, the browser goes first.
  page.on('close', () => context.close().catch(() => {}))
  await page.addInitScript(() => {
    globalThis.benchTasks = []
    globalThis.benchEvents = []
    const observe = (kept: number[], options: PerformanceObserverInit & { durationThreshold?: number }) =>
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) kept.push(duration)
      }).observe(options)
    observe(globalThis.benchTasks, { type: 'longtask', buffered: true })
    observe(globalThis.benchEvents, { type: 'event', durationThreshold: 16 })
  })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address, { waitUntil: 'networkidle' })
  await untilIdle(page)
  return { page, session }
}

/** The work of a page until it is idle. */
export async function workOf(browser: Browser, address: string): Promise<PageWork> {
  const { page, session } = await openOnPhone(browser, address)
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
  const longestTask = await page.evaluate(() => Math.max(0, ...globalThis.benchTasks))
  await page.close()
  return { scripts: seconds * 1000, longestTask }
}

/** The milliseconds from an interaction until the next paint (INP): of its longest event, 0 when all took under 16. */
export async function interaction(
  browser: Browser,
  address: string,
  interact: (page: Page) => Promise<void>,
): Promise<number> {
  const { page } = await openOnPhone(browser, address)
  await page.evaluate(() => globalThis.benchEvents.splice(0))
  await interact(page)
  await untilIdle(page)
  const longest = await page.evaluate(() => Math.max(0, ...globalThis.benchEvents))
  await page.close()
  return longest
}

/** Waits until no long task has run for a while. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet)
        new PerformanceObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, quiet)
        }).observe({ type: 'longtask' })
      }),
    quietMs,
  )
}
