import { staticPart } from '#ui/static-part.tsx'

/** Its listener is the document's: the choice itself has no behaviour. */
export const CurrencyChoice = staticPart(async () => (await import('./currency-choice.tsx')).CurrencyChoice)
