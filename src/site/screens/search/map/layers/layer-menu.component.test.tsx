import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useChosenLayers } from './chosen-layers.ts'
import { LayerMenu } from './layer-menu.tsx'

afterEach(() => localStorage.clear())

function SomeMap({ hasPoints = true }: { hasPoints?: boolean }) {
  const [chosen, choose] = useChosenLayers()
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ position: 'relative', width: '700px', height: '500px' }}>
      <p>The map</p>
      <LayerMenu chosen={chosen} onChoose={choose} hasPoints={hasPoints} isOpen={isOpen} onOpen={setOpen} />
      <p>Shown: {chosen.join(', ') || 'nothing'}</p>
    </div>
  )
}

async function openedMenu() {
  const screen = await render(<SomeMap />)
  const button = screen.getByRole('button', { name: /^Map layers/ })
  await button.click()
  return { screen, button, menu: screen.getByRole('region', { name: 'Map layers' }) }
}

test('a visitor chooses map layers, and this browser remembers them', async () => {
  const { screen, button, menu } = await openedMenu()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await menu.getByRole('checkbox', { name: 'Mosques' }).click()
  await menu.getByRole('checkbox', { name: 'Schools' }).click()
  await menu.getByRole('checkbox', { name: /^Prices by area/ }).click()
  await expect.element(screen.getByText('Shown: school, mosque, price')).toBeVisible()
  await menu.getByRole('checkbox', { name: 'Mosques' }).click()
  await expect.element(button).toHaveAccessibleName('Map layers, 2 shown')

  await screen.unmount()
  const again = await render(<SomeMap />)
  await expect.element(again.getByText('Shown: school, price')).toBeVisible()
})

test('Escape closes the menu and returns the focus to its button', async () => {
  const { button, menu } = await openedMenu()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(menu.getByRole('checkbox', { name: 'Schools' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  expect(menu.query()).toBeNull()
})

test('a press outside the menu closes it', async () => {
  const { screen, button } = await openedMenu()
  await screen.getByText('The map').click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test('a map whose tiles have no points offers only prices', async () => {
  const screen = await render(<SomeMap hasPoints={false} />)
  await screen.getByRole('button', { name: 'Map layers' }).click()
  expect(screen.getByRole('checkbox').elements()).toHaveLength(1)
})
