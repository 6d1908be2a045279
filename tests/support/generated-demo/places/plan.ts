/** How the demo content's cities are laid out; levels of price are our own judgement of late 2026. */

import type { MarlaBasis } from '#contract/listings/property.ts'
import type { AreaKind } from '#contract/places/places.ts'
import type { MixName } from '../listings/mix.ts'
import type { SizeChart } from './size-chart.ts'

/** What a part takes over from the area it lies in when it says nothing itself. */
export interface Market {
  /** PKR per sq ft of a residential plot. */
  land: number
  /** PKR per sq ft of an apartment. */
  flat: number
  mix: MixName
  marla: MarlaBasis
  sizes: SizeChart
  /** Places people know, close enough to be named in an advertisement. */
  near: readonly string[]
}

export interface AreaPlan extends Partial<Market> {
  name: string
  kind: AreaKind
  at: readonly [lat: number, long: number]
  /** How many listings it has beside the others of its city; 0 for an area that only holds others. */
  share?: number
  parts?: readonly AreaPlan[]
}

export interface CityPlan {
  name: string
  slug: string
  at: readonly [lat: number, long: number]
  listings: number
  market: Market
  areas: readonly AreaPlan[]
}

/** An area with its ids and everything it took over. */
export interface Place extends Market {
  id: number
  cityId: number
  city: string
  parentId: number | null
  /** Itself first, then what it lies in, outermost last. */
  chain: readonly number[]
  name: string
  urdu: string
  kind: AreaKind
  at: readonly [lat: number, long: number]
  share: number
}
