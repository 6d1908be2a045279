import { isRightToLeft } from './reading-direction.ts'

/** Attributes of a text in a drawing that counts from its left edge in every language. */
type Placed = { direction?: 'rtl'; textAnchor?: 'start' | 'end' }

/** To the right of its x. */
export const textFrom = (): Placed => (isRightToLeft() ? { direction: 'rtl', textAnchor: 'end' } : {})

/** To the left of its x. */
export const textUpTo = (): Placed =>
  isRightToLeft() ? { direction: 'rtl', textAnchor: 'start' } : { textAnchor: 'end' }
