/**
 * What a key moves the focus to comes into view whole, with the room that style sheets ask for around it. WebKit leaves
 * what is partly in sight where it is, and knows no such room when the focus moves. Which key it was does not matter:
 * some WebKits have no name for Tab with Shift.
 */
export function scrollToFocus(signal?: AbortSignal): void {
  const options = { capture: true, ...(signal && { signal }) }
  let before: Element | null = null
  document.addEventListener(
    'keydown',
    () => {
      before = document.activeElement
    },
    options,
  )
  document.addEventListener(
    'keyup',
    () => {
      const { activeElement } = document
      if (activeElement && activeElement !== before) show(activeElement)
      before = activeElement
    },
    options,
  )
}

/** The element last, which matters more than the notes that describe it. */
function show(element: Element): void {
  const notes = element.getAttribute('aria-describedby')?.split(' ') ?? []
  for (const part of [...notes.map((id) => document.getElementById(id)), labelledField(element)])
    part?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Chromium 106 leaves no room around a field, and cuts its edge: what holds it and its note does better. */
function labelledField(element: Element): Element {
  if (!element.matches('input, select, textarea')) return element
  const holder = element.closest('label') ?? element.parentElement
  return holder && holder.clientHeight < innerHeight / 2 ? holder : element
}
