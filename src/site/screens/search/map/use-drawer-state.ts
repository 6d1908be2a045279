import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

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
  useLayoutEffect(() => {
    if (list.current && first) list.current.scrollTop = first.scrolled
  }, [first])
  useEffect(() => {
    const element = list.current
    if (!element) return
    const keep = () => left.set(entry, { height, scrolled: element.scrollTop })
    keep()
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [entry, height])
  return { height, setHeight, list }
}
