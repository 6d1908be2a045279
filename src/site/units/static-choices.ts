import { staticPart } from '#ui/static-part.tsx'

/** Their listeners are the document's: the choices themselves have no behaviour. */
export const CurrencyAndUnit = staticPart(
  async () => (await import('./currency-and-unit.tsx')).CurrencyAndUnit,
)
export const UnitChoice = staticPart(async () => (await import('./unit-choice.tsx')).UnitChoice)
