import type { Compared } from '#contract/compare/compare.ts'
import type { ComparedPlace } from '#contract/compare/compare-address.ts'
import { kmBetween } from '#contract/places/distance.ts'
import type { Context } from '../context.ts'
import { localized } from '../localized.ts'
import { comparedListings } from './compared-listings.ts'
import { comparedUnits } from './compared-units.ts'
import type { PlacedHome } from './placed-home.ts'

type Asked = {
  listings: readonly number[]
  units: readonly number[]
  place?: ComparedPlace | undefined
}

/**
 * The facts of listings and of unit types of projects, in the order of their IDs and in the language of the
 * request: PKR, metres as the crow flies to `place`. Homes that are not on the site are returned as missing.
 */
export async function compareHomes(ctx: Context<'db' | 'clock' | 'search'>, asked: Asked): Promise<Compared> {
  const [listings, units] = await Promise.all([
    comparedListings(ctx, asked.listings),
    comparedUnits(ctx, asked.units),
  ])
  const place = placeOf(ctx, asked.place)
  return {
    homes: [...inOrder(asked.listings, listings), ...inOrder(asked.units, units)].map(({ at, ...home }) => ({
      ...home,
      distance: place && at ? Math.round(kmBetween(place, at) * 1000) : null,
    })),
    missing: [
      ...missingOf(asked.listings, listings).map((id) => ({ kind: 'listing' as const, id })),
      ...missingOf(asked.units, units).map((id) => ({ kind: 'unit' as const, id })),
    ],
    place,
  }
}

function inOrder(ids: readonly number[], homes: readonly PlacedHome[]): PlacedHome[] {
  return ids.flatMap((id) => homes.find((home) => home.id === id) ?? [])
}

function missingOf(ids: readonly number[], homes: readonly PlacedHome[]): number[] {
  return ids.filter((id) => !homes.some((home) => home.id === id))
}

/** Where the place is; a position on the map has no name of ours. */
function placeOf({ search }: Context<'search'>, place: ComparedPlace | undefined): Compared['place'] {
  if (!place) return null
  if (place.kind === 'point') return { name: null, lat: place.lat, long: place.long }
  const known = search.places().find(({ kind, id }) => kind === place.kind && id === place.id)
  return known?.middle ? { name: localized(known.name, known.name_ur), ...known.middle } : null
}
