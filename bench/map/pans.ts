/** Panning a map with the mouse, and what the browser did meanwhile, from its trace. */
import type { Browser, Locator, Page } from '@playwright/test'
import { Trace } from './trace.ts'

/**
 * Milliseconds. `longest`: the longest task of the main thread; `waited`: how long that task waited for the compositor
 * to take its frame, which draws the one before; `ownTime`: the most processor time that a task took.
 */
export type Pan = { longest: number; waited: number; ownTime: number; frames: number[]; gpu: number }

declare global {
  var benchFrames: number[]
}

const [begin, end] = ['bench-pan', 'bench-pan-over']

/** Pans to and fro, each time until the results of the new place are drawn. */
export async function panned(browser: Browser, page: Page, map: Locator, pans: number): Promise<Pan[]> {
  const frames: number[][] = []
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  })
  for (let pan = 0; pan < pans; pan++) frames.push(await panOnce(page, map, pan % 2 === 0 ? 1 : -1))
  const trace = readTrace(await browser.stopTracing())
  return frames.map((each, at) => ({ ...trace.duringPan(at), frames: each }))
}

/** Gives the times between the frames while the button is down. */
async function panOnce(page: Page, map: Locator, direction: 1 | -1): Promise<number[]> {
  const box = await map.boundingBox()
  if (!box) throw new Error('There is no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const drawn = page.evaluate((mark) => {
    performance.mark(mark)
    const frames: number[] = []
    globalThis.benchFrames = frames
    const next = (at: number) => {
      frames.push(at)
      if (globalThis.benchFrames === frames) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    return new Promise<void>((resolve) => {
      const watch = new PerformanceObserver((list) => {
        if (list.getEntriesByName('map-results-drawn').length === 0) return
        watch.disconnect()
        resolve()
      })
      watch.observe({ type: 'mark' })
    })
  }, begin)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 40; step++) {
    await page.mouse.move(x + direction * step * 4, y + direction * step * 2)
    await new Promise((resolve) => setTimeout(resolve, 16))
  }
  const times = await page.evaluate(() => [...globalThis.benchFrames])
  await page.mouse.up()
  await drawn
  await page.evaluate((mark) => {
    globalThis.benchFrames = []
    performance.mark(mark)
  }, end)
  return times.slice(1).map((at, index) => at - (times[index] ?? at))
}

function readTrace(bytes: Buffer) {
  const { traceEvents } = Trace.parse(JSON.parse(bytes.toString()))
  const marks = (name: string) => traceEvents.filter((event) => event.name === name)
  const [begins, ends] = [marks(begin), marks(end)]
  const main = begins[0]
  const gpuThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrGpuMain')
      .map(({ tid }) => tid),
  )
  const tasks = traceEvents.filter(({ name }) => name === 'RunTask')
  const commits = marks('Commit').filter(({ pid, tid }) => pid === main?.pid && tid === main.tid)
  const waitedIn = ({ ts, dur }: { ts: number; dur: number }) =>
    commits
      .filter((commit) => commit.ts >= ts && commit.ts + commit.dur <= ts + dur)
      .reduce((sum, commit) => sum + commit.dur - commit.tdur, 0)
  return {
    duringPan(at: number): Omit<Pan, 'frames'> {
      const [from, to] = [begins[at]?.ts ?? 0, ends[at]?.ts ?? 0]
      const within = tasks.filter(({ ts }) => ts >= from && ts <= to)
      const own = within.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid)
      const gpu = within.filter(({ tid }) => gpuThreads.has(tid))
      const [longest] = own.toSorted((one, other) => other.dur - one.dur)
      return {
        longest: (longest?.dur ?? 0) / 1000,
        waited: longest ? waitedIn(longest) / 1000 : 0,
        ownTime: Math.max(...own.map(({ tdur }) => tdur)) / 1000,
        gpu: gpu.reduce((sum, { dur }) => sum + dur, 0) / 1000,
      }
    },
  }
}
