const controls = 'a, button, input, select, textarea, summary'

/**
 * Has toasts cover nothing that has the focus, nor what is said about it: where they would, they have `data-gives-way`
 * and are at the other end of the window, and where that is not enough, the page is scrolled. Gives what ends it.
 */
export function giveWayToFocus(element: HTMLElement): () => void {
  const giveWay = () => {
    const { activeElement: focused } = document
    if (!focused?.matches(controls) || element.contains(focused)) return
    delete element.dataset.givesWay
    if (!coversFocus(element, focused)) return
    element.dataset.givesWay = ''
    element.style.setProperty('--toasts-beside', `${heightBeside(element)}px`)
    if (!coversFocus(element, focused)) return
    const { top, bottom } = element.getBoundingClientRect()
    focused.scrollIntoView({ block: top + bottom > innerHeight ? 'start' : 'end' })
  }
  giveWay()
  const stop = new AbortController()
  for (const type of ['focusin', 'resize', 'scroll'])
    window.addEventListener(type, giveWay, { capture: true, passive: true, signal: stop.signal })
  return () => {
    stop.abort()
    delete element.dataset.givesWay
  }
}

/** What the toasts need that are at that end already. */
function heightBeside(element: Element): number {
  const others = Array.from(element.parentElement?.querySelectorAll('[data-toasts]') ?? [])
  const other = others.find((one) => one !== element && !one.matches('[data-gives-way]'))
  const height = other?.getBoundingClientRect().height ?? 0
  return height > 0 ? height + 8 : 0
}

function coversFocus(element: Element, focused: Element): boolean {
  const notes = (focused.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
  const own = element.getBoundingClientRect()
  return [focused, ...notes.map((id) => document.getElementById(id))].some((part) => {
    const box = part?.getBoundingClientRect()
    return box && box.top < own.bottom && box.bottom > own.top && box.left < own.right && box.right > own.left
  })
}
