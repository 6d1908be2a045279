/** The unit in which a visitor wants figures per area (D40), kept in their browser alone. */
import { type PriceUnit, priceUnits } from '#contract/places/price-units.ts'
import { unitKey as key } from './open-chosen-unit.ts'

/** Tells those that draw in the browser: `use-chosen-unit.ts`. */
export const unitChanged = 'aangan-unit'

/** The unit that is shown instead of the usual one. */
export function chosenUnit(): PriceUnit | undefined {
  const { unit } = document.documentElement.dataset
  return priceUnits.find((one) => one === unit)
}

/** Shows and keeps a unit; anything but one of the units ends the choice. */
export function chooseUnit(chosen: string): void {
  const unit = priceUnits.find((one) => one === chosen)
  show(unit)
  try {
    if (unit) localStorage.setItem(key, unit)
    else localStorage.removeItem(key)
  } catch {
    // Then it holds until the page is left.
  }
}

/** Shows the kept unit, which another tab may have chosen. */
export function showKeptUnit(): void {
  try {
    const kept = localStorage.getItem(key)
    show(priceUnits.find((unit) => unit === kept))
  } catch {
    // A browser that forbids storage keeps none.
  }
}

function show(unit: PriceUnit | undefined): void {
  const { dataset } = document.documentElement
  if (unit) dataset.unit = unit
  else delete dataset.unit
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-unit-choice]'))
    select.value = unit ?? ''
  document.dispatchEvent(new Event(unitChanged))
}
