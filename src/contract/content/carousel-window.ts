import { pageSizes } from '../limits.ts'

/** The visible part of a carousel: items from `startIndex` up to, not including, `endIndex`. */
export type CarouselWindow = { startIndex: number; endIndex: number; perPage: number }

/** A window of so many items, on the first page. */
export function firstWindow(perPage: number): CarouselWindow {
  return { startIndex: 0, endIndex: perPage, perPage }
}

/** The windows as they start (S3.6, S9.2). */
export const homeListingsTop = firstWindow(pageSizes.homeListingsTop)
export const homeListingsBottom = firstWindow(pageSizes.homeListingsBottom)
export const homeProjects = firstWindow(pageSizes.homeProjects)

/**
 * Shifts the window by one page with wraparound over the total. A move whose end index would exceed the total
 * does nothing and gives the same object back (S4.7, D20).
 */
export function moveWindow(
  window: CarouselWindow,
  total: number,
  direction: 'next' | 'previous',
): CarouselWindow {
  if (total <= 0) return window
  const step = direction === 'next' ? window.perPage : -window.perPage
  const startIndex = (((window.startIndex + step) % total) + total) % total
  const endIndex = startIndex + window.perPage
  return endIndex > total ? window : { ...window, startIndex, endIndex }
}

/**
 * Moves a window through a list of any length: a short last page counts as a whole one, so that every item can be
 * reached (D29). `visiblePart` says what the moved window shows.
 */
export function moveThroughList(
  window: CarouselWindow,
  total: number,
  direction: 'next' | 'previous',
): CarouselWindow {
  return moveWindow(window, Math.ceil(total / window.perPage) * window.perPage, direction)
}

/** Where the items begin and end that a window shows of a list: the last page is filled from the end (D29). */
export function visiblePart(
  { startIndex, endIndex, perPage }: CarouselWindow,
  total: number,
): { startIndex: number; endIndex: number } {
  if (endIndex <= total) return { startIndex, endIndex }
  return { startIndex: Math.max(0, total - perPage), endIndex: total }
}
