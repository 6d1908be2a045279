/**
 * Calls back once when the element is below the visible part of the page, which may be immediately. Content added there
 * does not shift anything that the visitor sees.
 */
export function whenBelow(element: HTMLElement | null, signal: AbortSignal, put: () => void): void {
  if (!element || signal.aborted) return
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry?.rootBounds || entry.boundingClientRect.top < entry.rootBounds.bottom) return
    watch.disconnect()
    put()
  })
  watch.observe(element)
  signal.addEventListener('abort', () => watch.disconnect())
}
