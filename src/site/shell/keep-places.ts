import type { AnyRouter } from '@tanstack/react-router'

/** Whether what is shown is the outline of a page that is on its way. */
export function showsSkeleton({ state }: AnyRouter): boolean {
  return state.matches.some(({ status }) => status === 'pending')
}

/**
 * Whoever goes back from a skeleton returns to where they were: the router takes where the skeleton was scrolled to for
 * the place of the page before. Gives what ends it.
 */
export function keepPlaces(router: AnyRouter): () => void {
  let left: { key: string | undefined; top: number } | undefined
  let isCutShort = false
  const unsubscribe = [
    router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      const key = fromLocation?.state.__TSR_key
      isCutShort = showsSkeleton(router) && left?.key === key
      if (!isCutShort) left = { key, top: scrollY }
    }),
    router.subscribe('onRendered', ({ toLocation }) => {
      if (isCutShort && left && toLocation.state.__TSR_key === left.key) scrollTo(0, left.top)
      isCutShort = false
    }),
  ]
  return () => {
    for (const end of unsubscribe) end()
  }
}
