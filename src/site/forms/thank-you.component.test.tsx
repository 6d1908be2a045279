import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ThankYou } from './thank-you.tsx'

test('the second press of a double click on the form presses nothing in the thanks, and leaves them the focus', async () => {
  const reset = vi.fn()
  const screen = await render(
    <ThankYou form={{ kind: 'franchise', reset }} reference="AE-000001" again="Send another" />,
  )
  const button = screen.getByRole('button', { name: 'Send another' }).element()
  const press = (type: 'mousedown' | 'click', detail: number) =>
    button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }))
  expect(press('mousedown', 2)).toBe(false)
  expect(press('click', 2)).toBe(false)
  expect(reset).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  expect(press('mousedown', 1)).toBe(true)
  press('click', 1)
  expect(reset).toHaveBeenCalledOnce()
})
