/** `GET /api/compare`: what is known of up to four homes, side by side. */
import { z } from 'zod'
import { compareMessages as t } from '#messages/common.ts'
import { LinkedImage } from '../files/image.ts'
import { Listing, ListingCard } from '../listings/listing.ts'
import { NamedPlace } from '../places/places.ts'
import { usualUnits } from '../places/usual-size-unit.ts'
import { decodePlace, mostCompared } from './compare-address.ts'

const id = z.coerce.number<string>().int().min(1).max(2_147_483_647)
const ids = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((text) => text.split(',')))
  .transform((list) => [...new Set(list.map((text) => text.trim()))])
  .pipe(z.array(id).max(mostCompared, { error: () => t.tooMany({ most: mostCompared }) }))
  .default([])

/** `?listings=12,34&units=5&place=area-4` */
export const CompareQuery = z
  .object({
    listings: ids.describe('Comma-separated property IDs'),
    units: ids.describe('Comma-separated IDs of unit types of projects'),
    place: z
      .string()
      .transform((text, context) => {
        const place = decodePlace(text)
        if (!place) context.addIssue({ code: 'custom', message: t.noPlace })
        return place
      })
      .optional()
      .describe(
        'The place that distances are measured to: area-4, city-1, or a position such as 33.684,73.048',
      ),
  })
  .refine(({ listings, units }) => listings.length + units.length <= mostCompared, {
    error: () => t.tooMany({ most: mostCompared }),
    path: ['units'],
  })

/** A listing, or a unit type of a project whose price is the lowest of its kind. Prices in PKR, 0 is on call. */
export const ComparedHome = ListingCard.pick({
  id: true,
  title: true,
  purpose: true,
  subtype: true,
  status: true,
  price: true,
  size: true,
  beds: true,
  baths: true,
  city: true,
  agent: true,
}).extend({
  kind: z.enum(['listing', 'unit']),
  area: NamedPlace.nullable(),
  image: LinkedImage.extend({ alt: z.string() }).nullable(),
  features: z.array(z.string()).describe('For a unit, the amenities of its project'),
  possession: Listing.shape.possession,
  possession_on: z.string().nullable().describe('YYYY-MM-DD; for a project, the announced date'),
  year_built: Listing.shape.year_built,
  floor: Listing.shape.floor,
  project: Listing.shape.project,
  approval: Listing.shape.approval,
  area_price: Listing.shape.area_price,
  price_unit: z.enum(usualUnits).describe('The unit in which prices per area are usually given for it'),
  left: z
    .object({ available: z.int(), total: z.int() })
    .nullable()
    .describe('Units of this type still available; null for a listing'),
  distance: z
    .int()
    .nullable()
    .describe('Distance to the place in metres, in a straight line; null without a place or position'),
})
export type ComparedHome = z.infer<typeof ComparedHome>

export const Compared = z.object({
  homes: z.array(ComparedHome).describe('Listings before units, each in the order of the IDs'),
  missing: z
    .array(z.object({ kind: z.enum(['listing', 'unit']), id: z.int() }))
    .describe('IDs that were not found'),
  place: z
    .object({ name: z.string().nullable(), lat: z.number(), long: z.number() })
    .nullable()
    .describe('The position of the place; null without a place or position'),
})
export type Compared = z.infer<typeof Compared>
