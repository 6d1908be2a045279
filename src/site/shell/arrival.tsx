import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'

/**
 * Tells screen readers which page has come: by themselves they notice no navigation inside the site. Whoever pressed
 * what is gone now or out of sight, such as a list's 'Next page', goes on at the content of `main`.
 */
export function Arrival({ main }: { main: RefObject<HTMLElement | null> }) {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, hrefChanged }) => {
        const isLeftBehind = hrefChanged && isOutOfSight(document.activeElement)
        if (isLeftBehind) main.current?.focus({ preventScroll: true })
        if (pathChanged || isLeftBehind) setTitle(document.title)
      }),
    [router, main],
  )
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

function isOutOfSight(element: Element | null): boolean {
  if (!element || element === document.body) return true
  const { top, bottom } = element.getBoundingClientRect()
  return bottom <= 0 || top >= innerHeight
}
