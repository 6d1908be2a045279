import type { AnyRouter } from '@tanstack/react-router'

/** Whether the page that is shown is a skeleton. */
export function showsSkeleton({ state }: AnyRouter): boolean {
  return state.matches.some(({ status }) => status === 'pending')
}

/**
 * Restores the scroll position of a page that was left for a skeleton: the router would take the skeleton's for it.
 * Returns the function that ends it.
 */
export function keepScrollPosition(router: AnyRouter): () => void {
  let left: { key: string | undefined; top: number } | undefined
  const overwritten = new Map<string | undefined, number>()
  const unsubscribe = [
    router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      const key = fromLocation?.state.__TSR_key
      if (!showsSkeleton(router)) left = { key, top: scrollY }
      else if (left && left.key === key) overwritten.set(key, left.top)
    }),
    router.subscribe('onRendered', ({ toLocation }) => {
      const key = toLocation.state.__TSR_key
      const top = overwritten.get(key)
      if (top === undefined) return
      overwritten.delete(key)
      scrollTo(0, top)
    }),
  ]
  return () => {
    for (const end of unsubscribe) end()
  }
}
