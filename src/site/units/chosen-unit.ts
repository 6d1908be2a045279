/** The unit in which a visitor wants figures per area (D40), kept in their browser alone. */
import { useLayoutEffect } from 'react'
import { type PriceUnit, priceUnits } from '#contract/places/price-units.ts'

const key = 'price-unit'
/** Tells those that draw in the browser: `use-chosen-unit.ts`. */
export const unitChanged = 'aangan-unit'

/** Runs before the page is shown. The style sheet does the rest: `ui/units.css`. */
export const showChosenUnit = `try{/^(${priceUnits.join('|')})$/.test(localStorage['${key}'])&&(document.documentElement.dataset.unit=localStorage['${key}'])}catch(e){}`

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

/** Follows the choice here, in other tabs, and on a page that comes back; one listener for the whole document. */
export function useUnitChoice(): void {
  useLayoutEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    showKept()
    document.addEventListener('change', choose, { signal })
    window.addEventListener('storage', showKept, { signal })
    window.addEventListener('pageshow', showKept, { signal })
    return () => listening.abort()
  }, [])
}

function choose({ target }: Event): void {
  if (target instanceof HTMLSelectElement && target.dataset.unitChoice !== undefined) chooseUnit(target.value)
}

function showKept(): void {
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
