/**
 * The search index: every published listing in memory, column by column, so that a search with all its counts
 * over a million listings takes about a millisecond. PostgreSQL stays the truth: the index is read from it at
 * the start and follows the change notifications.
 */
import type pg from 'pg'
import { localDay } from '#contract/admin/office-hours.ts'
import { type Purpose, purposes } from '#contract/listings/property.ts'
import type { City } from '#contract/places/places.ts'
import type { MapAnswer, MapSearch } from '#contract/search/map-search.ts'
import type { Search } from '#contract/search/search.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { openDb } from '#db/session.ts'
import { missing } from '#messages/server.ts'
import { shareRuns } from '../coalesce.ts'
import { Unavailable } from '../errors.ts'
import { CurrentPrices, readCurrentPrices } from '../figures/index.ts'
import { type Among, amongListings } from './among.ts'
import type { AreaFigure, FigureOf, NearestFigure } from './area-figures.ts'
import { tally } from './bit-set.ts'
import { type Found, find, findIds } from './find.ts'
import { findOnMap } from './find-on-map.ts'
import type { ListedPlace } from './list-places.ts'
import { readAll, readNames, readSome } from './load.ts'
import type { Partition } from './partition.ts'
import { type AskedPrices, type PricedArea, pricedAreas } from './priced-areas.ts'
import { type Compared, findSimilar } from './similar.ts'
import { Store } from './store.ts'
import { untilAnswered } from './until-answered.ts'

export class SearchIndex {
  readonly #pool: pg.Pool
  #store: Store | undefined
  #lastLoad: Promise<void> | undefined
  /** Listings that changed while everything is being read: their rows that were read may be older. */
  #changedMeanwhile: Set<number> | undefined
  #prices = new CurrentPrices()
  #pricesRead: Promise<void> = Promise.resolve()
  #pending = new Set<number>()
  #namesPending = false
  #work: Promise<void> = Promise.resolve()

  readonly #onTrouble: (error: unknown) => void
  readonly #closing = new AbortController()

  /** Not usable before `load`. `onTrouble` is called when a change could not be read; it is tried again. */
  constructor(pool: pg.Pool, onTrouble: (error: unknown) => void = () => {}) {
    this.#pool = pool
    this.#onTrouble = onTrouble
  }

  /** How many listings can be found. */
  get size(): number {
    return this.#store?.size ?? 0
  }

  get isLoaded(): boolean {
    return this.#store !== undefined
  }

  /**
   * Reads everything again: at the start, and after a time in which changes may have been missed. Searches
   * use the previous data meanwhile. Changes must reach `changed` from before the first call.
   */
  load(): Promise<void> {
    this.#lastLoad = this.#shareLoads()
    return this.#lastLoad
  }

  readonly #shareLoads = shareRuns(() => this.#load())

  /**
   * Takes in what the tags of a change name ('listing:7', 'areas', 'evidence'); resolves when searches show it, which is
   * when a page made from a search may be dropped for good. The tag '*' makes everything be read again.
   */
  changed(tags: readonly string[]): Promise<void> {
    if (tags.includes('*')) return this.load()
    for (const tag of tags) this.#note(tag)
    this.#work = this.#work.then(() => this.#catchUp())
    if (!tags.includes('evidence')) return this.#work
    this.#pricesRead = this.#untilAnswered(() => this.#readPrices())
    return Promise.all([this.#work, this.#pricesRead]).then(() => {})
  }

  /** Resolves when all changes so far can be found. */
  async settled(): Promise<void> {
    await this.#lastLoad
    await this.#work
    await this.#pricesRead
  }

  /**
   * A page of ids with the exact total and the counts for the other choices (`SearchCounts` of the contract).
   * `described`: listings whose description has one of the preferred words.
   * @throws Unavailable before the first load has ended
   */
  find(search: Search, described?: readonly number[]): Found {
    return find(this.#loaded(), search, described)
  }

  /**
   * The ids of a search's page and the total, without any counts; preferred words have no effect.
   * @throws Unavailable while the index is still being read
   */
  findIds(search: Search): Pick<Found, 'ids' | 'total'> {
    return findIds(this.#loaded(), search)
  }

  /**
   * The published ones of these listings as they are now, to match many searches against: each finds among
   * them exactly what it finds among all.
   * @throws Unavailable while the index is still being read
   */
  async among(ids: readonly number[]): Promise<Among> {
    await this.changed(ids.map((id) => `listing:${id}`))
    return amongListings(this.#loaded(), await readSome(this.#pool, ids))
  }

  /**
   * The results of a search on the map (`MapAnswer` of the contract).
   * @throws Unavailable before the first load has ended
   */
  findOnMap(search: MapSearch): MapAnswer {
    return findOnMap(this.#loaded(), search)
  }

  /**
   * The ids of the published homes most like a listing, which need not be published itself.
   * @throws Unavailable before the first load has ended
   */
  similar(home: Compared): number[] {
    return findSimilar(this.#loaded(), home)
  }

  /**
   * The median price of a square foot by area with the area's middle, in a city or everywhere; areas without a middle
   * are left out.
   * @throws Unavailable while the index is still being read
   */
  areaPrices(asked: AskedPrices): readonly PricedArea[] {
    const { figures, names } = this.#loaded()
    return pricedAreas(figures, names, asked)
  }

  /**
   * The median price of a square foot in an area and everything inside it; undefined with fewer than five prices.
   * @throws Unavailable while the index is still being read
   */
  areaFigure(of: FigureOf, areaId: number): AreaFigure | undefined {
    return this.#loaded().figures.of(of, areaId)
  }

  /**
   * The same of the area, else of the nearest one around it that has five prices.
   * @throws Unavailable while the index is still being read
   */
  nearestFigure(of: FigureOf, areaId: number): NearestFigure | undefined {
    return this.#loaded().figures.nearestNamed(of, areaId)
  }

  /** All cities, in the order of their ids. */
  cities(): readonly City[] {
    return this.#loaded().names.cities
  }

  /** Published listings by agent. */
  countByAgent(): Map<number, number> {
    return this.#countBy('agentId')
  }

  /** Published listings by project. */
  countByProject(): Map<number, number> {
    return this.#countBy('projectId')
  }

  /** Published listings of a city, for one purpose or for both, by area, those of the areas inside it included. */
  countByArea(cityId: number, purpose?: Purpose): Map<number, number> {
    const { names } = this.#loaded()
    const own = new Map<number, number>()
    for (const { live, columns } of this.#partitions(purpose, cityId)) {
      tally(live.words, columns.areaId, own)
    }
    return names.withInside(own)
  }

  /** Every city and area by its names, for suggestions. */
  places(): readonly ListedPlace[] {
    return this.#loaded().names.places
  }

  /** The names of the projects that are shown. */
  projectNames(): readonly string[] {
    return this.#loaded().names.projectNames
  }

  /** The purpose of the published listing with this ID. */
  purposeOf(id: number): Purpose | undefined {
    const { rowNumbers, partitions } = this.#loaded()
    const place = rowNumbers.find(id)
    const said = place && partitions[place.partition]?.purpose
    return purposes.find((purpose) => purpose === said)
  }

  /** Published listings in a city or an area and everything inside it, for one purpose or for both. */
  countIn({ kind, id, cityId }: ListedPlace, purpose?: Purpose): number {
    const inside = kind === 'area' ? this.#loaded().names.inside(id) : undefined
    return this.#partitions(purpose, cityId).reduce(
      (sum, { size, ofArea }) =>
        sum + (inside ? inside.reduce((areas, area) => areas + ofArea.sizeOf(area), 0) : size),
      0,
    )
  }

  #partitions(purpose: Purpose | undefined, cityId: number | undefined): readonly Partition[] {
    const store = this.#loaded()
    return purposes
      .filter((one) => purpose === undefined || one === purpose)
      .flatMap((one) => store.partitionsOf(one, cityId))
  }

  /** Follows no more changes. */
  close(): void {
    this.#closing.abort()
  }

  #countBy(column: 'agentId' | 'projectId'): Map<number, number> {
    const counts = new Map<number, number>()
    for (const { live, columns } of this.#loaded().partitions) tally(live.words, columns[column], counts)
    return counts
  }

  #loaded(): Store {
    if (!this.#store) throw new Unavailable(missing.searchStarting)
    return this.#store
  }

  async #load(): Promise<void> {
    const changed = new Set<number>()
    this.#changedMeanwhile = changed
    try {
      const store = new Store(await readNames(this.#pool))
      await readAll(this.#pool, (listing) => store.put(listing))
      await this.#readPrices()
      store.prices = this.#prices
      await store.putInOrder()
      await store.prepareOrders()
      this.#store = store
      // They may have been read again meanwhile.
      if (store.prices !== this.#prices) store.prices = this.#prices
    } finally {
      this.#changedMeanwhile = undefined
    }
    for (const id of changed) this.#pending.add(id)
    this.#namesPending = true
    this.#work = this.#work.then(() => this.#catchUp())
    await this.#work
  }

  #note(tag: string): void {
    const id = /^listing:(\d+)$/.exec(tag)?.[1]
    if (id !== undefined) {
      this.#pending.add(Number(id))
      this.#changedMeanwhile?.add(Number(id))
    }
    if (tag === 'areas' || tag === 'cities' || tag === 'projects') this.#namesPending = true
  }

  readonly #readPrices = shareRuns(async () => {
    this.#prices = await readCurrentPrices(openDb(this.#pool), localDay(new Date(), agencyZone))
    const store = this.#store
    if (!store) return
    store.prices = this.#prices
    await store.figures.prepare()
    await store.prepareOrders()
  })

  /** Reads what is pending. */
  #catchUp(): Promise<void> {
    return this.#untilAnswered(async () => {
      if (this.#store) await this.#readPending(this.#store)
    })
  }

  #untilAnswered(read: () => Promise<void>): Promise<void> {
    return untilAnswered(read, { signal: this.#closing.signal, onTrouble: this.#onTrouble })
  }

  async #readPending(store: Store): Promise<void> {
    if (this.#namesPending) {
      this.#namesPending = false
      store.rename(
        await readNames(this.#pool).catch((error) => {
          this.#namesPending = true
          throw error
        }),
      )
    }
    while (this.#pending.size > 0) {
      const ids = [...this.#pending].slice(0, idsAtOnce)
      for (const id of ids) this.#pending.delete(id)
      await this.#reread(store, ids).catch((error) => {
        for (const id of ids) this.#pending.add(id)
        throw error
      })
    }
    store.tidy()
  }

  async #reread(store: Store, ids: readonly number[]): Promise<void> {
    const published = await readSome(this.#pool, ids)
    const gone = new Set(ids)
    for (const listing of published) {
      gone.delete(listing.values.id)
      store.put(listing)
    }
    for (const id of gone) store.remove(id)
  }
}

const idsAtOnce = 5_000
