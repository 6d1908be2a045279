import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { rolePermissions } from '#contract/permissions.ts'
import { answerAdmin, showInAdmin } from '#tests/support/components/admin-app.tsx'
import { Palette } from './palette.tsx'

const listing = {
  id: 7,
  title: 'New corner house',
  status: 'published' as const,
  place: 'DHA Lahore, Lahore',
}

async function openPalette() {
  answerAdmin({ find: () => ({ data: { clients: [], leads: [], listings: [listing] } }) })
  const shown = await showInAdmin(<Palette permissions={rolePermissions('admin')} />)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(shown.screen.getByRole('combobox')).toHaveFocus()
  return { ...shown, option: (name: string | RegExp) => shown.screen.getByRole('option', { name }) }
}

test('Enter runs a completely typed command, even if listings were found meanwhile', async () => {
  const { address, option } = await openPalette()
  await userEvent.keyboard('New list')
  await expect.element(option(/corner house/)).toBeVisible()
  await userEvent.keyboard('ing')
  await expect.element(option('New listing')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/listings/new')
})

test('without a matching screen or command, Enter opens the first result', async () => {
  const { address, option } = await openPalette()
  await userEvent.keyboard('corner')
  await expect.element(option(/corner house/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/listings/7')
})

test('text typed right after Control and K is in the field', async () => {
  const { screen } = await showInAdmin(<Palette permissions={rolePermissions('admin')} />)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  // What comes before the next key in a busy browser: no task and no frame.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  expect(document.activeElement).toBe(screen.getByRole('combobox').element())
})
