/** The work of a phone's main thread for a page: until it is idle, and during an interaction. */
import { setTimeout as rest } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { cheapPhone } from './cheap-phone.ts'
import type { PlainBrowser } from './plain-browser.ts'

/** In milliseconds of a processor four times slower than this one. */
export type PageWork = {
  /** Of the scripts: their evaluation, hydration, effects and timers. */
  scripts: number
  /** Of the longest task. */
  longestTask: number
}

const slowdown = 4
const quietMs = 1_500
const lookEveryMs = 250
const mostLooks = 240

declare global {
  var benchEvents: number[]
}

// Text, because it runs in the page without any bundling.
const watch = `
  globalThis.benchTasks = []
  globalThis.benchQuietSince = performance.now()
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) benchTasks.push(duration)
    benchQuietSince = performance.now()
  }).observe({ type: 'longtask', buffered: true })`
// The longest task in milliseconds once the page is loaded, live, and without a long task for a while; until then -1.
const longestOnceIdle = `
  location.protocol === 'http:' &&
  document.readyState === 'complete' &&
  Object.keys(document.querySelector('header button')).some((key) => key.startsWith('__reactFiber')) &&
  performance.now() - benchQuietSince > ${quietMs}
    ? Math.max(0, ...benchTasks)
    : -1`

/** The work of a page that a first visitor opens on a phone, until it is idle. */
export async function workOf(browser: PlainBrowser, address: string): Promise<PageWork> {
  const { send, closePage } = await browser.openPage()
  await send('Page.enable')
  await send('Performance.enable')
  await send('Emulation.setDeviceMetricsOverride', {
    ...cheapPhone.viewport,
    deviceScaleFactor: cheapPhone.deviceScaleFactor,
    mobile: true,
  })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await send('Page.addScriptToEvaluateOnNewDocument', { source: watch })
  await send('Page.navigate', { url: address })
  let longestTask = -1
  for (let looks = 0; longestTask < 0; looks += 1) {
    if (looks > mostLooks) throw new Error(`${address} does not become idle`)
    await rest(lookEveryMs)
    const { result } = await send('Runtime.evaluate', { expression: longestOnceIdle })
    longestTask = result.value ?? -1
  }
  const { metrics } = await send('Performance.getMetrics')
  await closePage()
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
  return { scripts: seconds * 1000, longestTask }
}

/** The milliseconds from an interaction until the next paint (INP): of its longest event, 0 when all took under 16. */
export async function interaction(
  browser: Browser,
  address: string,
  interact: (page: Page) => Promise<void>,
): Promise<number> {
  await using context = await browser.newContext(cheapPhone)
  const page = await context.newPage()
  await page.addInitScript(() => {
    globalThis.benchEvents = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.benchEvents.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address, { waitUntil: 'networkidle' })
  await untilIdle(page)
  await page.evaluate(() => globalThis.benchEvents.splice(0))
  await interact(page)
  await untilIdle(page)
  return page.evaluate(() => Math.max(0, ...globalThis.benchEvents))
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
