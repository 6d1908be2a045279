import '#site/styles.css'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { pricePerText } from '#contract/places/price-unit-text.ts'
import { priceUnits } from '#contract/places/price-units.ts'
import { InUnits } from '#ui/units/in-units.tsx'
import { useReadingChoices } from '../shell/use-reading-choices.ts'
import { openChosenUnit } from './open-chosen-unit.ts'
import { UnitChoice } from './unit-choice.tsx'
import { useChosenUnit } from './use-chosen-unit.ts'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.unit
})

function SomePage() {
  useReadingChoices()
  return (
    <>
      <UnitChoice id="first" />
      <UnitChoice id="second" />
      <p>
        <InUnits usual="sqyd">{(unit) => pricePerText(10_000, { unit, marlaBasis: 225 })}</InUnits>
      </p>
      <output>{useChosenUnit() ?? 'usual'}</output>
    </>
  )
}

test('without a choice prices are in the usual unit of the city', async () => {
  const screen = await render(<SomePage />)
  await expect.element(screen.getByText('PKR 90,000 per sq yd')).toBeVisible()
  await expect.element(screen.getByText('PKR 22.5 Lac per marla')).not.toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('usual')
})

test('a choice holds at once in every place, and on the next page before its scripts come', async () => {
  const screen = await render(<SomePage />)
  await screen.getByLabelText('Prices per area in').first().selectOptions('Marla')
  await expect.element(screen.getByText('PKR 22.5 Lac per marla')).toBeVisible()
  await expect.element(screen.getByText('PKR 90,000 per sq yd')).not.toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('marla')
  for (const select of screen.getByRole('combobox').elements()) expect(select).toHaveValue('marla')

  await screen.unmount()
  delete document.documentElement.dataset.unit
  // biome-ignore lint/security/noGlobalEval: it is the script in the head of the page
  globalThis.eval(openChosenUnit)
  expect(document.documentElement.dataset.unit).toBe('marla')
  const again = await render(<SomePage />)
  await expect.element(again.getByText('PKR 22.5 Lac per marla')).toBeVisible()
  await again.getByRole('combobox').first().selectOptions('Usual unit of the city')
  await expect.element(again.getByText('PKR 90,000 per sq yd')).toBeVisible()
  expect(localStorage.getItem('price-unit')).toBeNull()
})

test('the head of the page knows every unit', () => {
  for (const unit of priceUnits) expect(openChosenUnit).toContain(unit)
})

test('a kept value that is no unit is no choice', async () => {
  localStorage.setItem('price-unit', 'acre')
  // biome-ignore lint/security/noGlobalEval: it is the script in the head of the page
  globalThis.eval(openChosenUnit)
  const screen = await render(<SomePage />)
  await expect.element(screen.getByText('PKR 90,000 per sq yd')).toBeVisible()
})
