import { type Purpose, propertyTypes, purposes } from '#contract/listings/property.ts'
import { fewestForFigure, type PriceFigure } from '#contract/places/area-report.ts'
import type { City, NamedPlace } from '#contract/places/places.ts'
import { type CurrentPrices, type FigureKind, medianWithRange } from '../figures/index.ts'
import type { Names } from './names.ts'

export type AreaFigure = Pick<PriceFigure, 'median' | 'low' | 'high' | 'sample'>

/** What a figure is of. */
export type FigureOf = { purpose: Purpose; kind: FigureKind }

/** A figure with the area that it is of, and the city, both in the current language. */
export type NearestFigure = AreaFigure & { area: NamedPlace; city: City }

/** Those that the map and the lists of areas show. */
const mappedFigures = purposes.flatMap((purpose) => propertyTypes.map((kind) => ({ purpose, kind })))

/** A block in a phase in a society: areas further out are no neighbourhood. */
const mostLevels = 4

const pricesAtOnce = 20_000

/**
 * The median prices of a square foot in areas and everything inside them, from the evidence. Every screen shows these;
 * each is made once, until the evidence or the areas change.
 */
export class AreaFigures {
  readonly #prices: CurrentPrices
  readonly #names: Names
  readonly #known = new Map<string, Map<number, AreaFigure | undefined>>()

  constructor(prices: CurrentPrices, names: Names) {
    this.#prices = prices
    this.#names = names
  }

  /** Undefined where fewer than five prices are known. */
  of({ purpose, kind }: FigureOf, areaId: number): AreaFigure | undefined {
    const known = this.#known.getOrInsertComputed(`${purpose} ${kind}`, () => new Map())
    if (known.has(areaId)) return known.get(areaId)
    const figure = this.#make({ purpose, kind }, areaId)
    known.set(areaId, figure)
    return figure
  }

  /** The figure of the area, else that of the nearest area around it that has one. */
  nearest(of: FigureOf, areaId: number): { areaId: number; figure: AreaFigure } | undefined {
    for (const around of this.#names.around(areaId).slice(0, mostLevels + 1)) {
      const figure = this.of(of, around)
      if (figure) return { areaId: around, figure }
    }
    return undefined
  }

  /** The same with the names of its place. */
  nearestNamed(of: FigureOf, areaId: number): NearestFigure | undefined {
    const found = this.nearest(of, areaId)
    const area = found && this.#names.area(found.areaId)
    const city = this.#names.cityOfArea(areaId)
    return area && city && { ...found.figure, area, city }
  }

  /** The areas that prices are known of, whether or not there are enough for a figure. */
  areasOf({ purpose, kind }: FigureOf): Iterable<number> {
    return this.#prices.of(purpose, kind).keys()
  }

  /** Makes those of the map, so that no visitor waits for them; lets others work in between. */
  async prepare(): Promise<void> {
    let count = 0
    for (const wanted of mappedFigures)
      for (const [areaId, { asked, agreed }] of this.#prices.of(wanted.purpose, wanted.kind)) {
        this.nearest(wanted, areaId)
        count += asked.length + agreed.length
        if (count < pricesAtOnce) continue
        count = 0
        await new Promise((resolve) => setImmediate(resolve))
      }
  }

  #make({ purpose, kind }: FigureOf, areaId: number): AreaFigure | undefined {
    const own = this.#prices.of(purpose, kind)
    const inside = this.#names.inside(areaId).flatMap((id) => own.get(id) ?? [])
    const asked = inside.flatMap((prices) => prices.asked)
    const agreed = inside.flatMap((prices) => prices.agreed)
    return medianWithRange(agreed.length < fewestForFigure ? asked : [...asked, ...agreed])
  }
}
