import { type RefObject, useEffect } from 'react'

/** Toasts cover nothing that has the focus, nor what is said about it (WCAG 2.4.11). */
export function useGiveWay(box: RefObject<HTMLElement | null>, toasts: readonly unknown[]): void {
  useEffect(() => {
    const element = box.current
    // Without a connection nothing can be loaded.
    if (!element || toasts.length === 0 || !navigator.onLine) return
    let isOver = false
    let stop = () => {}
    // No page needs it before its first toast.
    import('./give-way.ts').then(
      ({ giveWayToFocus }) => {
        if (!isOver) stop = giveWayToFocus(element)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop()
    }
  }, [box, toasts])
}
