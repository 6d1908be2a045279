import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'

/**
 * Tells screen readers which page has come: by themselves they notice no navigation inside the site. Whoever pressed a
 * link that is gone now or out of sight, such as a list's 'Next page', goes on at the content of `main`.
 */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    let pressed: Element | null = null
    const unsubscribe = [
      router.subscribe('onBeforeLoad', () => {
        pressed = document.activeElement
      }),
      router.subscribe('onRendered', ({ pathChanged }) => {
        const isLeftBehind = pressed instanceof HTMLAnchorElement && isOutOfSight(pressed)
        if (isLeftBehind && isWhereFocusIs(pressed)) main.current?.focus({ preventScroll: true })
        if (pathChanged || isLeftBehind) setTitle(document.title)
        pressed = null
      }),
    ]
    return () => {
      for (const end of unsubscribe) end()
    }
  }, [router, main])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

/** Also of what is no longer in the page. */
function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom <= 0 || top >= innerHeight
}

/** With what is taken out of the page the focus goes to the body. */
function isWhereFocusIs(element: Element | null): boolean {
  return document.activeElement === element || document.activeElement === document.body
}
