import { z } from 'zod'
import { searchTerms } from '#messages/common.ts'
import { NamedPlace } from '../places/places.ts'
import { mostOnCallPins, OnCallPin, OutsidePin } from './just-outside.ts'
import { Search } from './search.ts'

const sayZoom = { error: () => searchTerms.refusals.zoom }

/** A search as the map requests it; page, sort order and `typed` have no effect. */
export const MapSearch = Search.safeExtend({
  zoom: z.coerce.number<string>(sayZoom).min(0, sayZoom).max(24, sayZoom).default(12),
})
export type MapSearch = z.infer<typeof MapSearch>

const position = { lat: z.number(), long: z.number() }
const box = z.tuple([z.number(), z.number(), z.number(), z.number()])

/** Homes closer together than this many pixels at the map's zoom form one cluster. */
export const clusterPixels = 64
/** No two clusters are nearer to each other than this many pixels at the map's zoom. */
export const gapPixels = 44
/** Above this number the answer has clusters at any zoom. */
export const mostPins = 5_000
export const mostIdsOfPin = 60
/** From this zoom on everything is a pin. */
export const pinZoom = 15

/** `GET /api/listings/map`: the results of a search with their positions. Prices in PKR. */
export const MapAnswer = z.object({
  data: z.object({
    clusters: z.array(
      z.object({
        ...position,
        count: z.int(),
        min_price: z.int().describe('The lowest price; 0 if all are price on call'),
        box: box.describe('West, south, east and north bounds of its homes'),
      }),
    ),
    pins: z
      .array(
        z.object({
          ...position,
          ids: z.array(z.int()).describe(`At most ${mostIdsOfPin}, newest first`),
          count: z.int(),
          price: z.int().describe('The lowest price; 0 if all are price on call'),
        }),
      )
      .describe('A home, or the homes at one position'),
    areas: z
      .array(NamedPlace.extend({ ...position, count: z.int() }))
      .describe('Homes whose exact position is unknown, at the middle of their area'),
  }),
  total: z.int().describe('The total of the search; clusters, pins, areas and `unplaced` together'),
  just_outside: z.array(OutsidePin).describe('As in the search, within the box; not part of the total'),
  on_call: z
    .array(OnCallPin)
    .max(mostOnCallPins)
    .describe(
      'With a limit of price: the newest homes on call that match everything else, as far as their position is known; not part of the total',
    ),
  unplaced: z.int().describe('Homes without a position in an area without one; 0 for a part of the map'),
  box: box.nullable().describe('West, south, east and north bounds of all results'),
})
export type MapAnswer = z.infer<typeof MapAnswer>
