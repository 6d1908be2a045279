/** What a visitor presses or chooses before the page's scripts have come waits for them: on a slow line that is seconds. */
import { useLayoutEffect } from 'react'

/** A button, or a field with what was chosen in it. */
type EarlyPress = [pressed: Element, value: string, checked: boolean | undefined]

declare global {
  /** Ends the keeping and gives what was pressed, in its order. */
  var aanganEarlyPresses: () => EarlyPress[]
}

/**
 * Runs before the page is shown. Links and forms work without scripts and are left to the browser; typed text stays in
 * its field. Hearts have a list of their own (`early-hearts.ts`).
 */
export const keepEarlyPresses =
  "self.aanganEarlyPresses||function(){var k=[],f=function(e){var t=e.target.closest;t=t&&t.call(e.target,e.type=='click'?'button[type=button]':'select,[type=checkbox],[type=radio]');t&&(self.aanganPressedHearts&&t.dataset.save?aanganPressedHearts.push(t.dataset):k.push([t,t.value,t.checked]))};addEventListener('click',f,!0);addEventListener('change',f,!0);aanganEarlyPresses=function(){removeEventListener('click',f,!0);removeEventListener('change',f,!0);return k}}()"

/** Presses again what was pressed early, once the page is live. */
export function useEarlyPresses(): void {
  // In the commit: from here on React hears everything itself.
  useLayoutEffect(() => {
    const kept = globalThis.aanganEarlyPresses()
    // In development, React runs effects twice.
    globalThis.aanganEarlyPresses = () => []
    const timer = setTimeout(() => {
      for (const press of kept) repeat(press)
    })
    return () => clearTimeout(timer)
  }, [])
}

function repeat([element, value, checked]: EarlyPress): void {
  if (element instanceof HTMLButtonElement) {
    element.click()
    return
  }
  // React looks after the field from here on, if it did not yet, and may give it back its first value.
  element.dispatchEvent(new Event('change', { bubbles: true }))
  if (element instanceof HTMLSelectElement) {
    element.value = value
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }
  // A click counts only where it changes something.
  if (element instanceof HTMLInputElement) {
    element.checked = !checked
    element.click()
  }
}
