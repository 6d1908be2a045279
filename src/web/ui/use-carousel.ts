import { useState } from 'react'
import { type CarouselWindow, moveWindow } from '#contract/carousel-window.ts'

export type Carousel = {
  window: CarouselWindow
  total: number
  /** A move that would do nothing is no move (decision 20). */
  canMove: (direction: 'next' | 'previous') => boolean
  move: (direction: 'next' | 'previous') => void
}

/** A window over `total` items that moves by one page: start with one of the contract's, such as `homeProjects`. */
export function useCarousel(total: number, start: CarouselWindow): Carousel {
  const [window, setWindow] = useState(start)
  return {
    window,
    total,
    canMove: (direction) => moveWindow(window, total, direction) !== window,
    move: (direction) => setWindow((now) => moveWindow(now, total, direction)),
  }
}

/** The items that the window shows. */
export function visible<Item>(items: readonly Item[], { startIndex, endIndex }: CarouselWindow): Item[] {
  return items.slice(startIndex, endIndex)
}
