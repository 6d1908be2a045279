import '#site/styles.css'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { endpoints } from '#contract/api/endpoints.ts'
import { inquiryModal, toasts } from '#messages/common.ts'
import { shell } from '#messages/site.ts'
import { answerCalls, Refusal } from '#tests/support/components/answer-calls.ts'
import { describeSite } from '#tests/support/components/describe-site.ts'
import { DialogToasts } from '#ui/dialog-toasts.ts'
import { Modal } from '#ui/modal.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { askInquiry } from './inquiry.ts'
import { InquiryModal } from './inquiry-modal.tsx'
import { Toaster } from './toaster.tsx'
import { notify, notifyFromShell, toastStore } from './toasts.ts'

const places = ['center', 'start', 'bottom', 'full'] as const

/** A dialog of each place, over one of which another may lie. */
function Dialogs() {
  const overlays = { center: useOverlay(), start: useOverlay(), bottom: useOverlay(), full: useOverlay() }
  return (
    <>
      {places.map((place) => (
        <button key={place} type="button" onClick={overlays[place].open}>
          Open {place}
        </button>
      ))}
      {places.map((place) => (
        <Modal key={place} overlay={overlays[place]} title={`The ${place} dialog`} place={place}>
          <textarea aria-label={`Text of ${place}`} className="w-75" />
          <button type="button" onClick={overlays.center.open}>
            Open another
          </button>
        </Modal>
      ))}
    </>
  )
}

async function openShell() {
  describeSite()
  sessionStorage.clear()
  const root = createRootRoute({
    component: () => (
      <DialogToasts value={Toaster}>
        <Dialogs />
        <InquiryModal />
        <Toaster />
      </DialogToasts>
    ),
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  await render(<RouterProvider router={createRouter({ routeTree: root, history })} />)
  onTestFinished(() => {
    for (const { id } of toastStore.read()) toastStore.dismiss(id)
  })
}

const dialog = (name: string) => page.getByRole('dialog', { name })
function overlaps(one: Locator, other: Locator): boolean {
  const [a, b] = [one.element().getBoundingClientRect(), other.element().getBoundingClientRect()]
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right
}
const topElementAt = ({ left, top, width, height }: DOMRect) =>
  document.elementFromPoint(left + width / 2, top + height / 2)

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.each(places)(`at ${width} px a toast over the %s dialog can be read and dismissed`, async (place) => {
    await page.viewport(width, height)
    await openShell()
    await page.getByRole('button', { name: `Open ${place}` }).click()
    const shown = dialog(`The ${place} dialog`)
    await expect.element(shown).toBeVisible()
    await shown.getByRole('textbox').fill('Typed')
    notify({ place: 'top', tone: 'failure', text: 'It failed.' })
    notifyFromShell('failure', 'No connection.')
    for (const text of ['It failed.', 'No connection.']) {
      // By role: what the dialog makes inert has none.
      const toast = shown.getByRole('paragraph').filter({ hasText: text })
      await expect.element(toast).toBeVisible()
      // It slides in with its dialog.
      await expect
        .poll(() => topElementAt(toast.element().getBoundingClientRect()) === toast.element())
        .toBe(true)
      await shown.getByRole('region').filter({ hasText: text }).getByRole('button').click()
      await expect.element(page.getByText(text)).not.toBeInTheDocument()
    }
    await expect.element(shown.getByRole('textbox')).toHaveValue('Typed')
  })
}

test('on a small phone a toast covers neither the title of a dialog nor what has the focus', async () => {
  await page.viewport(360, 420)
  await openShell()
  await page.getByRole('button', { name: 'Open center' }).click()
  const shown = dialog('The center dialog')
  await expect.element(shown).toBeVisible()
  shown.getByRole('textbox').element().setAttribute('rows', '20')
  notify({ place: 'top', tone: 'failure', text: 'It failed. '.repeat(8) })
  const toast = shown.getByRole('region', { name: shell.messages })
  await expect.element(shown.getByText(/It failed/)).toBeVisible()
  expect(overlaps(toast, shown.getByRole('heading'))).toBe(false)
  const last = shown.getByRole('button', { name: 'Open another' })
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(last).toHaveFocus()
  await expect.poll(() => overlaps(toast, last)).toBe(false)
})

test('a toast gives way to the field that has the focus, and to its error', async () => {
  await page.viewport(390, 420)
  describeSite()
  onTestFinished(() => {
    for (const { id } of toastStore.read()) toastStore.dismiss(id)
  })
  await render(
    <>
      <div style={{ height: 60 }} />
      <input aria-label="First" aria-describedby="error" />
      <p id="error" style={{ marginTop: 200 }}>
        Enter a name.
      </p>
      <input aria-label="Last" style={{ display: 'block', marginTop: 40 }} />
      <Toaster />
    </>,
  )
  const toast = page.getByRole('region', { name: shell.messages })
  const [first, last] = [page.getByLabelText('First'), page.getByLabelText('Last')]
  notify({ place: 'top', tone: 'failure', text: 'It failed.' })
  await expect.element(page.getByText('It failed.')).toBeVisible()
  for (const field of [first, last, first]) {
    await field.click()
    expect(overlaps(toast, field)).toBe(false)
  }
  expect(overlaps(toast, page.getByText('Enter a name.'))).toBe(false)
})

test('a toast is shown once, in the topmost dialog, and on the page when the dialogs are closed', async () => {
  await openShell()
  await page.getByRole('button', { name: 'Open full' }).click()
  await dialog('The full dialog').getByRole('button', { name: 'Open another' }).click()
  const top = dialog('The center dialog')
  await expect.element(top).toBeVisible()
  notify({ place: 'top', tone: 'success', text: 'Done.' })
  await expect.element(top.getByText('Done.')).toBeVisible()
  expect(page.getByText('Done.').elements()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('The full dialog').getByText('Done.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('region', { name: shell.messages }).getByText('Done.')).toBeVisible()
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('a press beside a dialog closes it, but not once a text was typed, nor when a selection ends there', async () => {
  await openShell()
  const beside = { position: { x: 5, y: 5 } }
  await page.getByRole('button', { name: 'Open center' }).click()
  const shown = dialog('The center dialog')
  const text = shown.getByRole('textbox')
  await expect.element(shown).toBeVisible()
  // What a browser tells when the pointer goes down on the text and up beside the dialog.
  text.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  shown.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(shown).toBeVisible()
  await text.fill('A long text')
  await userEvent.click(document.documentElement, beside)
  await expect.element(text).toHaveValue('A long text')
  await text.fill('')
  await userEvent.click(document.documentElement, beside)
  await expect.element(shown).not.toBeInTheDocument()
})

test('an inquiry that fails keeps its text, and its toast can be dismissed without closing the modal', async () => {
  await openShell()
  answerCalls(endpoints, { inquiry: () => new Refusal(500) })
  askInquiry()
  const modal = dialog(inquiryModal.title)
  const type = (label: string, text: string) =>
    modal.getByRole('textbox', { name: label, exact: true }).fill(text)
  await type('Name', 'Ayesha Khan')
  await type('Email', 'ayesha@example.com')
  await type('Phone Number', '0300 1234567')
  await type('Your location', 'Islamabad')
  await type('Inquiry', 'A house of 10 marla.')
  await modal.getByRole('button', { name: inquiryModal.button[''] }).click()
  const messages = modal.getByRole('region', { name: shell.messages })
  await expect.element(messages.getByText(toasts.inquiry.failure)).toBeVisible()
  await messages.getByRole('button', { name: shell.dismiss }).click()
  await expect.element(messages.getByText(toasts.inquiry.failure)).not.toBeInTheDocument()
  await expect.element(modal.getByRole('textbox', { name: 'Inquiry' })).toHaveValue('A house of 10 marla.')
})

test('Escape keeps what was typed for the next time; the close button forgets it', async () => {
  await openShell()
  askInquiry()
  const modal = dialog(inquiryModal.title)
  const text = modal.getByRole('textbox', { name: 'Inquiry' })
  await text.fill('A house')
  await userEvent.keyboard('{Escape}')
  await expect.element(modal).not.toBeInTheDocument()
  askInquiry()
  await expect.element(text).toHaveValue('A house')
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect.element(modal).not.toBeInTheDocument()
  askInquiry()
  await expect.element(text).toHaveValue('')
})
