import { floatAt, wholeAt } from '../typed-arrays.ts'
import type { AreaFigures } from './area-figures.ts'
import type { Columns } from './columns.ts'
import { subtypeOf } from './row.ts'

type Rows = { readonly purpose: string; readonly columns: Columns }

/** More than there are subtypes. */
const subtypeSpace = 256

/** What homes for sale bring in a year, by the median rents of their area and subtype. New evidence makes new ones. */
export class Yields {
  readonly #figures: AreaFigures
  readonly #rents = new Map<number, number>()

  constructor(figures: AreaFigures) {
    this.#figures = figures
  }

  /** A year's rent in percent of the price; 0 where one of them is unknown. */
  of({ purpose, columns }: Rows, row: number): number {
    const price = floatAt(columns.price, row)
    if (purpose !== 'sale' || price === 0) return 0
    const rent = this.#rentOf(wholeAt(columns.areaId, row), wholeAt(columns.subtype, row))
    return (rent * 12 * floatAt(columns.sqft, row) * 100) / price
  }

  /** The rent of a square foot for a month. */
  #rentOf(areaId: number, subtype: number): number {
    return this.#rents.getOrInsertComputed(areaId * subtypeSpace + subtype, () => {
      const kind = subtypeOf(subtype)
      return (kind && this.#figures.nearest({ purpose: 'rent', kind }, areaId)?.figure.median) ?? 0
    })
  }
}
