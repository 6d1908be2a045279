/** How long a page's main thread waits for the GPU's work, from a trace of Chromium. */
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().default(0),
      args: z.looseObject({ name: z.unknown().optional() }).optional(),
    }),
  ),
})

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
