/** How long a page's main thread waits for the GPU's work, from a trace of Chromium. */
import type { Browser, Page } from '@playwright/test'
import { Trace } from './trace.ts'

/**
 * The milliseconds that main threads of pages wait for the GPU's process while `act` runs. With software drawing most
 * of them are for reading back each frame of the map, which a graphics card would show by itself.
 */
export async function gpuWait(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['gpu'] })
  await act()
  const { traceEvents } = Trace.parse(JSON.parse((await browser.stopTracing()).toString()))
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return (
    traceEvents
      .filter(({ name, pid, tid }) => name === 'CommandBufferHelper::Finish' && mains.has(`${pid} ${tid}`))
      .reduce((sum, { dur }) => sum + dur, 0) / 1000
  )
}
