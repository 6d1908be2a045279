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
      if (activeElement !== before) activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      before = activeElement
    },
    options,
  )
}
