/** How the units that are left, and those offered here, agree. */
type Offered = { left: number; units: ReadonlyArray<{ state: 'free' | 'held' | 'booked' }> }

/**
 * 'There are 28 units left. 16 of them can be booked here; ask our agents about the other 12.' Units that somebody
 * holds are among those that are left until they are paid.
 */
export function unitsLeftText({ left, units }: Offered): string {
  const count = (state: 'free' | 'held') => units.filter((unit) => unit.state === state).length
  const [free, held] = [count('free'), count('held')]
  const elsewhere = left - free - held
  const holding = held > 0 ? `${held} ${held === 1 ? 'is' : 'are'} on hold for other buyers` : undefined
  // Staff have counted otherwise: nothing is said of a total that does not fit.
  if (elsewhere < 0)
    return `${[`${free} ${unitsFor(free)} can be booked here`, holding].filter(Boolean).join(', ')}.`
  const total = `${left} ${unitsFor(left)} ${left === 1 ? 'is' : 'are'} left.`
  const here = [`${free} can be booked here`, holding].filter(Boolean).join(', ')
  if (elsewhere === 0) return `${total} ${here}.`
  return `${total} ${here}; ask our agents about the other ${elsewhere}.`
}

function unitsFor(count: number): string {
  return count === 1 ? 'unit' : 'units'
}
