import { type RefObject, useEffect, useRef } from 'react'

/**
 * An answer that comes without a new page is announced by nothing, and on phones it is out of sight: the focus goes to
 * the first wrong field, else to the heading with `data-answer`, which comes to the top, below the header. `of` says
 * what is answered.
 */
export function useFocusOnAnswer(place: RefObject<HTMLElement | null>, of: string): void {
  const shown = useRef(of)
  useEffect(() => {
    if (shown.current === of) return
    shown.current = of
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) return wrong.focus()
    const heading = place.current?.querySelector<HTMLElement>('[data-answer]')
    heading?.focus({ preventScroll: true })
    // Unlike the focus, it leaves room for the header in WebKit as well.
    heading?.scrollIntoView({ block: 'start' })
  }, [place, of])
}
