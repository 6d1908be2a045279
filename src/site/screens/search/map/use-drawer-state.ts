import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'

export type DrawerHeight = 'low' | 'half' | 'high'

/** How the drawer was left at each entry of the browser's history, in this visit. */
const left = new Map<string, { height: DrawerHeight; scrolled: number }>()

/** The height of the drawer, and a ref for its list, whose scroll position is kept as well. */
export function useDrawerState(): {
  height: DrawerHeight
  setHeight: (height: DrawerHeight) => void
  list: RefObject<HTMLDivElement | null>
} {
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' })
  const [first] = useState(() => left.get(entry))
  const [height, setHeight] = useState(first?.height ?? 'low')
  const list = useRef<HTMLDivElement>(null)
  const isRestored = useRef(!first?.scrolled)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const keep = () => {
      const scrolled = isRestored.current ? element.scrollTop : (first?.scrolled ?? 0)
      left.set(entry, { height, scrolled })
    }
    // The list cannot be scrolled before the dialog around it is open.
    const restore = () => {
      if (!isRestored.current) element.scrollTop = first?.scrolled ?? 0
    }
    const onScroll = () => {
      isRestored.current = true
      keep()
    }
    restore()
    keep()
    const resizes = new ResizeObserver(restore)
    resizes.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      resizes.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [entry, height, first])
  return { height, setHeight, list }
}
