import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ThankYou } from './thank-you.tsx'

test('the second press of a double click on the form presses nothing in the thanks, and leaves them the focus', async () => {
  const reset = vi.fn()
  const pressedAt = performance.now()
  const screen = await render(
    <ThankYou form={{ kind: 'franchise', reset }} reference="AE-000001" again="Send another" />,
  )
  const button = screen.getByRole('button', { name: 'Send another' }).element()
  /** Gives whether the browser does what it does on a press. */
  const press = (type: 'mousedown' | 'click', { detail, at }: { detail: number; at: number }) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail })
    Object.defineProperty(event, 'timeStamp', { value: at })
    return button.dispatchEvent(event)
  }
  expect(press('mousedown', { detail: 2, at: pressedAt })).toBe(false)
  expect(press('click', { detail: 2, at: pressedAt })).toBe(false)
  expect(reset).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  const later = performance.now() + 501
  expect(press('mousedown', { detail: 2, at: later })).toBe(true)
  expect(press('mousedown', { detail: 1, at: pressedAt })).toBe(true)
  press('click', { detail: 1, at: pressedAt })
  expect(reset).toHaveBeenCalledOnce()
})
