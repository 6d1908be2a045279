import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ViewingTimes } from './viewing-times.tsx'

const slots = [
  ...['2026-12-02T04:00:00.000Z', '2026-12-02T05:00:00.000Z', '2026-12-02T06:00:00.000Z'],
  ...['2026-12-03T04:00:00.000Z', '2026-12-03T05:00:00.000Z'],
]

function Form({ zone }: { zone: string }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <form>
      <ViewingTimes id="times" slots={slots} zone={zone} chosen={chosen} onChosen={setChosen} />
      <output>{chosen.join(' ')}</output>
    </form>
  )
}

test('three times of several days are chosen, and a fourth only once another is given up', async () => {
  const screen = await render(<Form zone="" />)
  await screen.getByRole('checkbox', { name: '09:00' }).first().click()
  await screen.getByRole('checkbox', { name: '10:00' }).first().click()
  await screen.getByText('Thu 3 Dec').click()
  await screen.getByRole('checkbox', { name: '09:00' }).last().click()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('2026-12-02T04:00:00Z 2026-12-02T05:00:00Z 2026-12-03T04:00:00Z')
  await expect.element(screen.getByRole('checkbox', { name: '10:00' }).last()).toBeDisabled()
  await screen.getByRole('checkbox', { name: '09:00' }).last().click()
  await expect.element(screen.getByRole('checkbox', { name: '10:00' }).last()).toBeEnabled()
})

test('the clock of a visitor abroad stands below, with its day where that is another one', async () => {
  const screen = await render(<Form zone="America/Los_Angeles" />)
  const chip = screen.getByRole('checkbox').first()
  expect(chip.element().closest('label')?.textContent).toBe('09:00Tue 1 Dec, 20:00 your time')
})
