import { useSyncExternalStore } from 'react'
import type { PriceUnit } from '#contract/places/price-units.ts'
import { chosenUnit, unitChanged } from './chosen-unit.ts'

/** The unit that the visitor chose, for what is drawn in the browser; the server knows of none. */
export function useChosenUnit(): PriceUnit | undefined {
  return useSyncExternalStore(subscribe, chosenUnit, () => undefined)
}

function subscribe(listen: () => void): () => void {
  document.addEventListener(unitChanged, listen)
  return () => document.removeEventListener(unitChanged, listen)
}
