/** When a map is useful, measured in the page. */
import type { Page } from '@playwright/test'

declare global {
  /** The state of this measurement in the page. */
  var benchMap: { began: number; drawn: Promise<number> }
}

/**
 * Prepares the page: from the next press (or from `beginNow`) until the GPU has finished the frame of the map's mark.
 * To be called before the page is opened.
 */
export async function watchFirstView(page: Page, mark: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const gpuFinished = () => {
      const context = document.querySelector<HTMLCanvasElement>('canvas.map-shown')?.getContext('webgl2')
      // Reading a pixel waits until everything before it is drawn.
      context?.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4))
      return performance.now()
    }
    const drawn = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName(wanted).length > 0) resolve(gpuFinished())
      }).observe({ type: 'mark', buffered: true })
    })
    globalThis.benchMap = { began: Number.NaN, drawn }
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        globalThis.benchMap.began = timeStamp
      },
      { capture: true, once: true },
    )
  }, mark)
}

/** The milliseconds from the press, or from the scrolling, until the map was drawn. */
export function firstView(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { drawn } = globalThis.benchMap
    return (await drawn) - globalThis.benchMap.began
  })
}
