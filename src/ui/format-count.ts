const grouped = new Intl.NumberFormat('en-US')

/** '2,400': a count with its thousands apart. */
export function formatCount(count: number): string {
  return count < 1000 ? String(count) : grouped.format(count)
}
