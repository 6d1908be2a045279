import type { AnyRouter } from '@tanstack/react-router'

/** Whether the page that is shown is a skeleton. */
export function showsSkeleton({ state }: AnyRouter): boolean {
  return state.matches.some(({ status }) => status === 'pending')
}

// Stop scrolling for a visitor who has begun to read.
const reading = ['wheel', 'pointerdown', 'keydown']

/**
 * Returns to where a page was left, and the keyboard with it. The router alone would take a skeleton's position for that of the page left for it,
 * and would return once: a page that comes in parts is too short for that at first.
 */
export function keepScrollPosition(router: AnyRouter): void {
  const left = new Map<unknown, Left | undefined>()
  let stop = () => {}
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    stop()
    const key = fromLocation?.state.__TSR_key
    if (showsSkeleton(router)) return
    const link = document.activeElement?.getAttribute('href')
    left.set(key, key === toLocation.state.__TSR_key ? undefined : { top: scrollY, link })
  })
  router.subscribe('onRendered', ({ toLocation }) => {
    const there = left.get(toLocation.state.__TSR_key)
    if (there) stop = returnTo(there)
  })
}

/** How far a page was scrolled when it was left, and the address of the link that had the focus. */
type Left = { top: number; link: string | null | undefined }

/**
 * Scrolls there, and again whenever the page grows, until it is long enough; the focus goes to the link by which the
 * page was left. Returns a stop function.
 */
function returnTo({ top, link }: Left): () => void {
  const page = new ResizeObserver(() => {
    // The focus scrolls, too. Nothing has the address 'null'.
    document.querySelector<HTMLElement>(`main [href="${link}"]`)?.focus()
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
