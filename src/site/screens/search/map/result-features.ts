/** Converts the API's answer to the points that the map layers draw. */

import type { MissedHome } from '#contract/search/missed-text.ts'
import { formatNumber } from '#messages/format-number.ts'
import { mapSearch as t } from '#messages/site.ts'
import { shortPrice } from '../../../parts/short-price.ts'
import { type KnownHomes, type PinMark, pinMark } from './pin-mark.ts'
import { pricedPins } from './priced-pins.ts'

type Position = { lat: number; long: number }
export type MapPin = Position & {
  ids: readonly number[]
  count: number
  /** The lowest; undefined where it may be that of a hidden home. */
  price: number | undefined
  /** Of a home just outside the search: the limit that it misses. */
  missed?: Pick<MissedHome, 'limit' | 'by'>
  /** Of a home that a limit of price leaves out because its price is on call. */
  isOnCall?: true
}
export type MapCluster = Position & { count: number; box: readonly [number, number, number, number] }
export type MapArea = Position & { id: number; name: string; count: number }
export type MapResults = {
  data: { clusters: readonly MapCluster[]; pins: readonly MapPin[]; areas: readonly MapArea[] }
}

/** `at` is the index in the answer's list of that kind. Without a label, only the dot of a pin is drawn. */
export type ResultProperties = {
  kind: 'cluster' | 'pin' | 'area'
  at: number
  count: number
  label?: string
  /** Of a pin. */
  mark?: PinMark
}

/** A FeatureCollection of points, as GeoJSON has it. */
export type ResultFeatures = { type: 'FeatureCollection'; features: ResultFeature[] }
type ResultFeature = {
  type: 'Feature'
  geometry: { type: 'Point'; coordinates: [long: number, lat: number] }
  properties: ResultProperties
}

/** The points at a zoom of the map. */
export function resultFeatures(
  { data }: MapResults,
  { known, zoom }: { known: KnownHomes; zoom: number },
): ResultFeatures {
  const { clusters, pins, areas } = data
  const marks = new Map(pins.map((pin) => [pin, pinMark(pin, known)]))
  const priced = pricedPins(pins, zoom, (pin) => marks.get(pin) === 'saved')
  return {
    type: 'FeatureCollection',
    features: [
      ...clusters.map((cluster, at) =>
        feature(cluster, {
          kind: 'cluster',
          at,
          count: cluster.count,
          label: shortCount(cluster.count),
        }),
      ),
      ...areas.map((area, at) =>
        feature(area, { kind: 'area', at, count: area.count, label: shortCount(area.count) }),
      ),
      ...pins.map((pin, at) =>
        feature(pin, {
          kind: 'pin',
          at,
          count: pin.count,
          ...(priced.has(pin) && { label: pinLabel(pin) }),
          mark: marks.get(pin) ?? 'new',
        }),
      ),
    ],
  }
}

function feature({ lat, long }: Position, properties: ResultProperties): ResultFeature {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [long, lat] }, properties }
}

/** '4.75 Cr' for a home, '3 from 4.75 Cr' for the homes of a building, '2 properties' without a known price. */
export function pinLabel({ count, price }: Pick<MapPin, 'count' | 'price'>): string {
  if (price === undefined) return t.homes({ count })
  if (count === 1) return shortPrice(price)
  return price > 0 ? t.building({ count, price: shortPrice(price) }) : t.buildingOnCall({ count })
}

/** '1.2k' from 1,000 on, because a cluster has little room. */
export function shortCount(count: number): string {
  if (count < 1000) return formatNumber(count)
  const thousands = count / 1000
  return `${thousands < 10 ? Math.floor(thousands * 10) / 10 : Math.floor(thousands)}k`
}
