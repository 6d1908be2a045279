import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'

/**
 * Announces page changes to screen readers, which do not notice navigation inside the site. When the
 * pressed link is gone or out of sight, such as a list's 'Next page', the focus moves to the content of
 * `main`.
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

/** True also for an element that is no longer in the page. */
function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom <= 0 || top >= innerHeight
}

/** Removing the focused element moves the focus to the body. */
function isWhereFocusIs(element: Element | null): boolean {
  return document.activeElement === element || document.activeElement === document.body
}
