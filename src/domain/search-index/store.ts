import { CurrentPrices } from '../figures/index.ts'
import { AreaFigures } from './area-figures.ts'
import { type NameRows, Names } from './names.ts'
import { Partition } from './partition.ts'
import type { IndexedListing } from './row.ts'
import { RowNumbers } from './row-numbers.ts'
import { tokenize } from './tokenize.ts'
import { Vocabulary } from './vocabulary.ts'
import { Yields } from './yields.ts'

/** The data of the index: the listings by purpose and city, their positions, the language of keywords, and the prices of areas. */
export class Store {
  readonly vocabulary: Vocabulary
  readonly rowNumbers = new RowNumbers()
  readonly #partitions: Partition[] = []
  readonly #numbers = new Map<string, number>()
  #names: Names
  #prices = new CurrentPrices()
  #figures: AreaFigures
  #yields: Yields
  /** Whether its words belong to another store, where they weigh what they weigh. */
  readonly #isSmall: boolean

  constructor(names: NameRows | Store) {
    this.#isSmall = names instanceof Store
    this.vocabulary = names instanceof Store ? names.vocabulary : new Vocabulary()
    this.#names = names instanceof Store ? names.names : new Names(names, this.vocabulary)
    this.#figures = new AreaFigures(this.#prices, this.#names)
    this.#yields = new Yields(this.#figures)
  }

  /** An empty store for a few listings of this one, which reads keywords and names as this one does. */
  small(): Store {
    return new Store(this)
  }

  get partitions(): readonly Partition[] {
    return this.#partitions
  }

  get names(): Names {
    return this.#names
  }

  /** The median prices of areas. */
  get figures(): AreaFigures {
    return this.#figures
  }

  get yields(): Yields {
    return this.#yields
  }

  get prices(): CurrentPrices {
    return this.#prices
  }

  /** Takes newer evidence in. */
  set prices(prices: CurrentPrices) {
    this.#prices = prices
    this.#figures = new AreaFigures(prices, this.#names)
    this.#yields = new Yields(this.#figures)
  }

  get size(): number {
    return this.#partitions.reduce((sum, partition) => sum + partition.size, 0)
  }

  partitionsOf(purpose: string, cityId: number | undefined): Partition[] {
    return this.#partitions.filter(
      (partition) => partition.purpose === purpose && (cityId === undefined || partition.cityId === cityId),
    )
  }

  rename(names: NameRows): void {
    this.#names.forget()
    this.#names = new Names(names, this.vocabulary)
    this.prices = this.#prices
  }

  /** Takes a published listing in, in place of what was known of it. */
  put({ purpose, cityId, titles, traits, values }: IndexedListing): void {
    const number = this.#partitionNumber(purpose, cityId)
    const partition = this.#partition(number)
    const known = this.rowNumbers.find(values.id)
    if (known?.partition === number && partition.columns.holds(known.row, values)) return
    if (known) this.#partition(known.partition).remove(known.row)
    const words = titles.flatMap((title) => this.#wordNumbers(title))
    this.rowNumbers.set(values.id, number, partition.add(values, words, traits))
  }

  #wordNumbers(title: string): number[] {
    const numbers: number[] = []
    for (const word of tokenize(title)) {
      const number = this.vocabulary.number(word)
      if (!this.#isSmall) this.vocabulary.weigh(number, 1)
      numbers.push(number)
    }
    return numbers
  }

  /** Forgets a listing that is no longer published. */
  remove(id: number): void {
    const known = this.rowNumbers.find(id)
    if (!known) return
    this.#partition(known.partition).remove(known.row)
    this.rowNumbers.delete(id)
  }

  /** A year's rent in percent of the price, of those of the listings with a known one. */
  yieldsOf(ids: readonly number[]): Map<number, number> {
    const yields = new Map<number, number>()
    for (const id of ids) {
      const known = this.rowNumbers.find(id)
      const found = known && this.#yields.of(this.#partition(known.partition), known.row)
      if (found) yields.set(id, found)
    }
    return yields
  }

  /** Rebuilds partitions with more dead rows than live ones, or with too many rows out of order. */
  tidy(): void {
    for (const [number, { isWorn }] of this.#partitions.entries()) if (isWorn) this.#rewrite(number)
  }

  #rewrite(number: number): void {
    this.#partitions[number] = this.#partition(number).compacted((id, row) =>
      this.rowNumbers.set(id, number, row),
    )
  }

  /** Writes all partitions in the order of the map; yields to other work between two of them. */
  async putInOrder(): Promise<void> {
    for (const number of this.#partitions.keys()) {
      this.#rewrite(number)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  async prepareOrders(): Promise<void> {
    for (const { orders } of this.#partitions) await orders.prepare()
  }

  #partition(number: number): Partition {
    const partition = this.#partitions[number]
    if (!partition) throw new RangeError(`There is no partition ${number}`)
    return partition
  }

  #partitionNumber(purpose: string, cityId: number): number {
    const key = `${purpose} ${cityId}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#partitions.push(new Partition(purpose, cityId, this)) - 1
    this.#numbers.set(key, number)
    return number
  }
}
