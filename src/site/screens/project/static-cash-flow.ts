import { staticPart } from '#ui/static-part.tsx'

/** Its form is a question to the server: it has no behaviour of its own. */
export const CashFlow = staticPart(async () => (await import('./cash-flow-section.tsx')).CashFlow)
