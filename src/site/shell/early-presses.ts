/** What a visitor presses or chooses before the page's scripts have come waits for them: on a slow line that is seconds. */
import { useLayoutEffect } from 'react'

declare global {
  /** Ends the keeping and gives what was pressed, in its order. */
  var aanganEarlyPresses: () => Element[]
}

/**
 * Runs before the page is shown. Links and forms work without scripts and are left to the browser; typed text stays in
 * its field.
 */
export const keepEarlyPresses =
  "self.aanganEarlyPresses||function(){var k=[],f=function(e){var t=e.target.closest;t=t&&t.call(e.target,e.type=='click'?'button[type=button]':'select,[type=checkbox],[type=radio]');t&&k.push(t)};addEventListener('click',f,!0);addEventListener('change',f,!0);aanganEarlyPresses=function(){removeEventListener('click',f,!0);removeEventListener('change',f,!0);return k}}()"

/** Presses again what was pressed early, once the page is live. */
export function useEarlyPresses(): void {
  // In the commit: from here on React hears everything itself.
  useLayoutEffect(() => {
    const kept = globalThis.aanganEarlyPresses()
    // The framework may run the page's first script again.
    globalThis.aanganEarlyPresses = () => []
    const timer = setTimeout(() => {
      for (const element of kept) repeat(element)
    })
    return () => clearTimeout(timer)
  }, [])
}

function repeat(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  if (element instanceof HTMLButtonElement) element.click()
  // A choice of a select counts by this; for the others it makes React look after them, if it did not yet.
  else element.dispatchEvent(new Event('change', { bubbles: true }))
  if (!(element instanceof HTMLInputElement)) return
  // React takes a click for a choice only where it changes something.
  element.checked = !element.checked
  element.click()
}
