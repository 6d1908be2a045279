/** The total of some homes on the map: count, mean position, lowest price. */
export class MapSum {
  count = 0
  /** The lowest price; 0 when all are on call. */
  price = 0
  sumX = 0
  sumY = 0
  leastX = Number.MAX_SAFE_INTEGER
  leastY = Number.MAX_SAFE_INTEGER
  mostX = -1
  mostY = -1

  /** Adds a home, or several at one position with their lowest price. */
  add(x: number, y: number, price: number, count = 1): void {
    this.count += count
    this.sumX += x * count
    this.sumY += y * count
    this.price = lowerPrice(this.price, price)
    if (x < this.leastX) this.leastX = x
    if (y < this.leastY) this.leastY = y
    if (x > this.mostX) this.mostX = x
    if (y > this.mostY) this.mostY = y
  }

  addSum(other: MapSum): void {
    this.count += other.count
    this.sumX += other.sumX
    this.sumY += other.sumY
    this.price = lowerPrice(this.price, other.price)
    this.leastX = Math.min(this.leastX, other.leastX)
    this.leastY = Math.min(this.leastY, other.leastY)
    this.mostX = Math.max(this.mostX, other.mostX)
    this.mostY = Math.max(this.mostY, other.mostY)
  }

  /** Whether all homes have the same position. */
  get isSpot(): boolean {
    return this.leastX === this.mostX && this.leastY === this.mostY
  }
}

/** The lower of two prices; 0 means on call, and is ignored. */
export function lowerPrice(one: number, other: number): number {
  return one === 0 || (other !== 0 && other < one) ? other : one
}
