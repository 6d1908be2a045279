import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** The position of the focus: the element, then its ancestors, each with its index. */
type Path = ReadonlyArray<{ element: Element; place: number }>

const stops = 'a[href], button, input, select, textarea, [tabindex="0"]'

/**
 * Keeps the place of keyboard users: moves the focus to the new screen after a link, and beside the pressed
 * element when that is gone, such as a row that was deleted or a step that was taken.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useFocusOnNewScreen(main)
  useEffect(() => {
    const box = main.current
    if (!box) return
    let path: Path = []
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) path = pathWithin(target, box)
    }
    // A click elsewhere means the user has left; removal of the element does not.
    const forget = ({ target }: FocusEvent) => {
      setTimeout(() => {
        if (target === path[0]?.element && path[0]?.element.isConnected && isNowhere()) path = []
      })
    }
    const goOn = () => {
      if (path.length === 0 || path[0]?.element.isConnected || !isNowhere()) return
      focusBeside(path, box)
    }
    const observer = new MutationObserver(goOn)
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', forget)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', forget)
    }
  }, [main])
}

function useFocusOnNewScreen(main: RefObject<HTMLElement | null>): void {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const shown = useRef(pathname)
  useEffect(() => {
    const isFirst = shown.current === undefined
    if (shown.current === pathname) return
    shown.current = pathname
    if (isFirst || main.current?.contains(document.activeElement)) return
    main.current?.focus({ preventScroll: true })
  }, [main, pathname])
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function pathWithin(target: Element, box: Element): Path {
  const path: { element: Element; place: number }[] = []
  for (let element: Element | null = target; element && element !== box; element = element.parentElement) {
    const place = element.parentElement ? Array.from(element.parentElement.children).indexOf(element) : 0
    path.push({ element, place })
  }
  return path
}

/** Focuses the item now at the same index of a list, else the ancestor; from outside, the screen. */
function focusBeside(path: Path, box: HTMLElement): void {
  const at = path.findIndex(({ element }) => element.isConnected)
  const around = path[at]?.element
  if (!(around instanceof HTMLElement) || !box.contains(around)) {
    box.focus({ preventScroll: true })
    return
  }
  const place = path[at - 1]?.place ?? 0
  const item = around.matches('tbody, ul, ol')
    ? around.children[Math.min(place, around.children.length - 1)]
    : undefined
  const next = item?.querySelector<HTMLElement>('[data-row]') ?? item?.querySelector<HTMLElement>(stops)
  if (!next && !around.matches(stops)) around.tabIndex = -1
  const goal = next ?? around
  goal.focus({ preventScroll: goal === around })
}
