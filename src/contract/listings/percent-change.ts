/** From one asking price to another (PKR, neither on call), in percent to one decimal, never rounded to nothing. */
export function percentChange(before: number, after: number): number {
  const exact = (after / before - 1) * 100
  const rounded = Math.round(exact * 10) / 10
  return rounded === 0 ? Math.sign(exact) * 0.1 : rounded
}
