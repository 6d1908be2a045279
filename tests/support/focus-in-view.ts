/** What has the focus can be seen whole, with what is said about it (WCAG 2.4.11), in a browser of any kind. */
import { expect } from '@playwright/test'

/** A laptop, a phone, and a phone whose keyboard is open. */
export const smallWindows = [
  { width: 1366, height: 768 },
  { width: 390, height: 850 },
  { width: 390, height: 420 },
]

/** What a browser's driver does here: presses Tab, and runs a function, which refers to nothing outside itself. */
export interface Keyboard {
  pressTab(): Promise<unknown>
  run(code: () => unknown): Promise<unknown>
}

/** Goes through the forms of a page, or of the dialog that is open, from the first field to the last. */
export async function expectFocusInView({ pressTab, run }: Keyboard): Promise<void> {
  const fields = Number(await run(focusFirstField))
  expect(fields).toBeGreaterThan(0)
  for (let stop = 0; stop < fields; stop += 1) {
    await pressTab()
    // What gives way to the focus moves.
    await expect.poll(() => run(hiddenPartsOfFocus)).toEqual([])
  }
}

/** Gives how many stops there are in forms. */
export function focusFirstField(): number {
  const dialog = document.querySelector('dialog[open]')
  const page = dialog ?? document.querySelector('main') ?? document.body
  const stops = Array.from(
    page.querySelectorAll<HTMLElement>(
      'form :is(input:not([type=hidden]), select, textarea, button, summary):not([tabindex="-1"], [disabled])',
    ),
  ).filter((element) => element.getClientRects().length > 0)
  stops[0]?.focus()
  return stops.length
}

/** Says what of the focused element, and of the text that describes it, cannot be seen, and why. */
export function hiddenPartsOfFocus(): string[] {
  const focused = document.activeElement
  if (!focused || focused === document.body) return []
  const notes = (focused.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
  const parts = [focused, ...notes.map((id) => document.getElementById(id))].filter((part) => part !== null)
  return parts.flatMap((part) => {
    // A radio button may be out of sight, and its label what is seen.
    const shown = part.matches('.sr-only') ? (part.closest('label') ?? part) : part
    const { left, right, top, bottom, width } = shown.getBoundingClientRect()
    const what = `${part.tagName} ${part.getAttribute('name') ?? part.textContent?.trim().slice(0, 40)}`
    if (width < 2) return []
    if (top < -1 || bottom > innerHeight + 1)
      return [`${what} is from ${Math.round(top)} to ${Math.round(bottom)} px of ${innerHeight}`]
    const x = (left + right) / 2
    for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
      const hit = document.elementFromPoint(x, y)
      const isIts =
        hit && (shown.contains(hit) || hit.contains(shown) || hit.closest('label')?.control === part)
      if (!isIts) return [`${what} is covered by ${hit?.outerHTML.slice(0, 100)}`]
    }
    return []
  })
}
