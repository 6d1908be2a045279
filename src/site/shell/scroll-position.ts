import type { AnyRouter } from '@tanstack/react-router'

/** Whether the page that is shown is a skeleton. */
export function showsSkeleton({ state }: AnyRouter): boolean {
  return state.matches.some(({ status }) => status === 'pending')
}

// Stop scrolling for a visitor who has begun to read.
const reading = ['wheel', 'pointerdown', 'keydown']

/**
 * Returns to where a page was left. The router alone would take a skeleton's position for that of the page left for it,
 * and would return once: a page that comes in parts is too short for that at first.
 */
export function keepScrollPosition(router: AnyRouter): void {
  const tops = new Map<unknown, number | undefined>()
  let stop = () => {}
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    stop()
    const key = fromLocation?.state.__TSR_key
    if (showsSkeleton(router)) return
    tops.set(key, key === toLocation.state.__TSR_key ? undefined : scrollY)
  })
  router.subscribe('onRendered', ({ toLocation }) => {
    const top = tops.get(toLocation.state.__TSR_key)
    if (top !== undefined) stop = returnTo(top)
  })
}

/** Scrolls there, and again whenever the page grows, until it is long enough. Returns a stop function. */
function returnTo(top: number): () => void {
  const page = new ResizeObserver(() => {
    scrollTo(0, top)
    if (scrollY > top - 1) stop()
  })
  const stop = () => page.disconnect()
  page.observe(document.body)
  // A page that has become shorter for good is never long enough.
  setTimeout(stop, 5_000)
  for (const name of reading) addEventListener(name, stop, { once: true })
  return stop
}
