/**
 * Checks that the focused element and its messages are fully visible (WCAG 2.4.11), in a browser of any kind.
 */
import { expect } from '@playwright/test'
import { z } from 'zod'
import type { DemoSite } from './demo-site.ts'
import type { FormPlace } from './form-places.ts'

type Size = { width: number; height: number }

/** The browser interface used here. It runs functions that refer to nothing outside themselves. */
export interface FormBrowser {
  open(path: string): Promise<unknown>
  resize(size: Size): Promise<unknown>
  press(key: 'Tab', modifier?: 'Shift'): Promise<unknown>
  run<Argument>(code: (given: Argument) => unknown, given: Argument): Promise<unknown>
}

const laptop = { width: 1366, height: 768 }
const phone = { width: 390, height: 850 }
const phoneWithKeyboard = { width: 390, height: 420 }

// Elements that give way to the focus move for a sixth of a second.
const quickly = { timeout: 45_000, intervals: [20, 50, 100] }

// More than any form has, links and all.
const mostStops = 150

/**
 * Shows all errors of the forms of a page, or of a dialog, and goes through each in small windows, in the smallest one
 * both ways.
 */
export async function expectFocusInView(
  browser: FormBrowser,
  site: DemoSite,
  { path, opens, isForPhones = false }: FormPlace,
): Promise<void> {
  const windows = isForPhones ? [phone, phoneWithKeyboard] : [laptop, phone, phoneWithKeyboard]
  await browser.resize(windows[0] ?? laptop)
  await browser.open(await path(site))
  if (opens) {
    await browser.run(press, opens)
    await expect.poll(() => browser.run(isDialogOpen, undefined), quickly).toBe(true)
  }
  await expect.poll(() => browser.run(showErrors, undefined), quickly).toBe(0)
  for (const window of windows) {
    await browser.resize(window)
    await expect.poll(() => browser.run(sizeOfWindow, undefined), quickly).toEqual(window)
    const count = Number(await browser.run(countForms, undefined))
    expect(count).toBeGreaterThan(0)
    const where = `in ${window.width} × ${window.height}`
    for (let at = 0; at < count; at += 1) {
      await browser.run(beginForm, { at, isFocused: true })
      await goThrough(browser, where)
      if (window !== phoneWithKeyboard) continue
      await browser.run(beginForm, { at, isFocused: false })
      await goThrough(browser, `back, ${where}`, 'Shift')
    }
  }
}

const Look = z.object({ hidden: z.array(z.string()), left: z.array(z.string()) })

/** Presses Tab until every marked stop had the focus. */
async function goThrough({ press, run }: FormBrowser, where: string, modifier?: 'Shift'): Promise<void> {
  let look = Look.parse(await run(lookAtFocus, undefined))
  for (let stop = 0; look.left.length > 0; stop += 1) {
    if (stop > mostStops) throw new Error(`Tab never reaches ${look.left.join(', ')}, ${where}.`)
    await press('Tab', modifier)
    await expect(async () => {
      look = Look.parse(await run(lookAtFocus, undefined))
      expect(look.hidden, where).toEqual([])
    }).toPass(quickly)
  }
}

function press(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  element.click()
}

const isDialogOpen = () => document.querySelector('dialog[open] form') !== null

const sizeOfWindow = () => ({ width: innerWidth, height: innerHeight })

/** Unfolds the forms, sends those that check what was entered, and gives how many of them show no error yet. */
function showErrors(): number {
  for (const details of Array.from(document.querySelectorAll<HTMLDetailsElement>('details:has(form)')))
    details.open = true
  const forms = Array.from(document.querySelectorAll<HTMLFormElement>('form')).filter(
    (form) =>
      form.elements.namedItem('form') &&
      !form.querySelector('[aria-invalid=true]') &&
      // The others are taken over by scripts once they are near.
      Object.keys(form).some((key) => key.startsWith('__reactFiber')),
  )
  for (const form of forms) form.requestSubmit()
  return forms.length
}

function countForms(): number {
  const page = document.querySelector('dialog[open]') ?? document.querySelector('main')
  return page?.querySelectorAll('form').length ?? 0
}

/** Marks what Tab has to reach in a form. With the focus on the form itself, Tab leads to its first field. */
function beginForm({ at, isFocused }: { at: number; isFocused: boolean }): void {
  const page = document.querySelector('dialog[open]') ?? document.querySelector('main')
  const form = page?.querySelectorAll('form')[at]
  if (!form) throw new Error('A form has gone.')
  const controls = 'input:not([type=hidden]), select, textarea, button, summary'
  for (const element of Array.from(form.querySelectorAll<HTMLElement>(controls)))
    if (isStop(element)) element.dataset.stop = ''
  if (!isFocused) return
  form.tabIndex = -1
  form.focus()

  function isStop(element: HTMLElement): boolean {
    if (element.matches('[tabindex="-1"], :disabled, details:not([open]) > :not(summary) *')) return false
    return element.getClientRects().length > 0 && isStopOfItsGroup(element)
  }

  /** Of radio buttons Tab reaches the chosen one, and arrows the others. */
  function isStopOfItsGroup(element: HTMLElement): boolean {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    const group = Array.from(form?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? []).filter(
      ({ name }) => name === element.name,
    )
    return group.some(({ checked }) => checked) ? element.checked : element === group[0]
  }
}

/**
 * Says what of the focused element, and of the text that describes it, cannot be seen, and why. Once all can, the
 * element is marked no more; `left` are those that still are.
 */
function lookAtFocus(): { hidden: string[]; left: string[] } {
  const focused = document.activeElement
  const hidden = focused?.matches('form *') ? hiddenPartsOf(focused) : []
  if (focused instanceof HTMLElement && hidden.length === 0) delete focused.dataset.stop
  return { hidden, left: Array.from(document.querySelectorAll('[data-stop]'), nameOf) }

  function nameOf(part: Element): string {
    return `${part.tagName} ${part.getAttribute('name') ?? part.textContent?.trim().slice(0, 40)}`
  }

  function hiddenPartsOf(focused: Element): string[] {
    const notes = (focused.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
    const parts = [focused, ...notes.map((id) => document.getElementById(id))].filter((part) => part !== null)
    return parts.flatMap((part) => {
      // A radio button may be out of sight, and its label what is seen.
      const shown = part.matches('.sr-only') ? (part.closest('label') ?? part) : part
      const { left, right, top, bottom, width } = shown.getBoundingClientRect()
      if (width < 2) return []
      if (top < -1 || bottom > innerHeight + 1)
        return [`${nameOf(part)} is from ${Math.round(top)} to ${Math.round(bottom)} px of ${innerHeight}`]
      const x = (left + right) / 2
      for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
        const hit = document.elementFromPoint(x, y)
        const isIts =
          hit && (shown.contains(hit) || hit.contains(shown) || hit.closest('label')?.control === part)
        if (!isIts) return [`${nameOf(part)} is covered by ${hit?.outerHTML.slice(0, 100)}`]
      }
      return []
    })
  }
}
