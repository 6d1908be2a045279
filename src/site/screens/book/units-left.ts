/** How many units are left, and how many of them can be booked here. */
import { bookUnit } from '#messages/site.ts'

const t = bookUnit.left

type Offered = { left: number; units: ReadonlyArray<{ state: 'free' | 'held' | 'booked' }> }

/**
 * '28 units are left. 16 can be booked here. The other 12 are sold by our agents.' Units on hold are among those that
 * are left until they are paid.
 */
export function unitsLeftText({ left, units }: Offered): string {
  const count = (state: 'free' | 'held') => units.filter((unit) => unit.state === state).length
  const [free, held] = [count('free'), count('held')]
  const elsewhere = left - free - held
  // Staff have counted otherwise: a total that does not fit is left out.
  const sentences =
    elsewhere < 0
      ? [t.bookableUnits({ count: free })]
      : [t.total({ count: left }), t.bookable({ count: free })]
  if (held > 0) sentences.push(t.held({ count: held }))
  if (elsewhere > 0) sentences.push(t.elsewhere({ count: elsewhere }))
  return sentences.join(' ')
}
