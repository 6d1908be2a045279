/** As exact as an estimate is published (D43). */
export function threeDigits(amount: number): number {
  return Number(amount.toPrecision(3))
}
