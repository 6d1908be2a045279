/**
 * Calls back once when the element is below the visible part of the page, which may be immediately. Content added there
 * does not shift anything that the visitor sees.
 */
export function whenBelow(element: HTMLElement | null, signal: AbortSignal, put: () => void): void {
  if (!element || signal.aborted) return
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.rootBounds || entry.boundingClientRect.top < entry.rootBounds.bottom) return
      watch.disconnect()
      put()
    },
    // All that is above counts as well: else a jump from below the element to above it would go unnoticed.
    { root: document, rootMargin: '1000000px 0px 0px' },
  )
  watch.observe(element)
  signal.addEventListener('abort', () => watch.disconnect())
}
