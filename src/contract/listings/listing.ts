import { z } from 'zod'
import { answersIn, ListingAgent } from '../content/people.ts'
import { StoredImage } from '../files/image.ts'
import { HostedPlace, NamedPlace } from '../places/places.ts'
import { usualUnits } from '../places/usual-size-unit.ts'
import { approvalStatuses } from '../projects/approval.ts'
import { daysReduced, mostPriceEntries, PriceEntry, Reduction } from './price-history.ts'
import { listingStatuses, possessions, propertyTypes, purposes, sizeUnits, subtypes } from './property.ts'

/** A size as it was stated, with the square feet it comes to on the listing's own marla basis (D9). */
export const ListingSize = z.object({
  value: z.number(),
  unit: z.enum(sizeUnits),
  marla_basis: z.number(),
  sqft: z.number(),
})
export type ListingSize = z.infer<typeof ListingSize>

/** What a card in a list shows. `price` is PKR, 0 means on call. Times are ISO 8601 in UTC. */
export const ListingCard = z.object({
  id: z.int(),
  title: z.string(),
  purpose: z.enum(purposes),
  type: z.enum(propertyTypes),
  subtype: z.enum(subtypes),
  status: z.enum(listingStatuses),
  price: z.int(),
  size: ListingSize,
  beds: z.int().nullable(),
  baths: z.int().nullable(),
  city: NamedPlace,
  area: NamedPlace,
  lat: z.number().nullable(),
  long: z.number().nullable(),
  featured: z.boolean(),
  image: StoredImage.nullable(),
  image_count: z.int(),
  agent: ListingAgent.nullable(),
  published_at: z.string(),
  confirmed_at: z.string().nullable(),
  approved_by: z
    .string()
    .optional()
    .describe('Only if approved: the authority that approved the listing, or else its project'),
  reduced: Reduction.optional().describe(
    `Only where its price was reduced within the last ${daysReduced} days and is still the same`,
  ),
  yield_percent: z
    .number()
    .optional()
    .describe(
      'Only in a search sorted by yield, if known: the median rent of homes of its subtype in its area, or in the area around it, for a year and its size, in percent of the price',
    ),
})
export type ListingCard = z.infer<typeof ListingCard>

/** A card of a call of the specification: another host may leave out what is ours, which is then null (S3.2). */
export const HostedListingCard = ListingCard.extend({
  purpose: ListingCard.shape.purpose.nullable(),
  type: ListingCard.shape.type.nullable(),
  subtype: ListingCard.shape.subtype.nullable(),
  size: ListingSize.nullable(),
  city: HostedPlace,
  area: HostedPlace,
  published_at: z.string().nullable(),
})
export type HostedListingCard = z.infer<typeof HostedListingCard>

export const ListingVideo = z.object({ url: z.string(), title: z.string(), poster: z.string().nullable() })
export type ListingVideo = z.infer<typeof ListingVideo>

/** The whole listing, as its own page shows it. */
export const Listing = ListingCard.extend({
  description: z.string().describe('Safe HTML: text with a few bare tags, such as p, b and ul'),
  features: z.array(z.string()),
  possession: z.enum(possessions).nullable().describe('Null if unknown, as for the next two'),
  year_built: z.int().nullable(),
  floor: z.int().nullable().describe('0 is the ground floor, -1 the basement'),
  images: z.array(StoredImage),
  floor_plans: z.array(StoredImage),
  videos: z.array(ListingVideo),
  parent_area: NamedPlace.nullable(),
  in_english: z
    .object({ title: z.string(), city: z.string(), area: z.string() })
    .optional()
    .describe('Only if the fields above are in another language: the English names for URLs'),
  project: z.object({ id: z.int(), name: z.string(), slug: z.string() }).nullable(),
  approval: z
    .object({
      status: z.enum(approvalStatuses),
      authority: z.string().nullable(),
      number: z.string().nullable(),
      reason: z.string().nullable().describe('Why no approval is required'),
    })
    .nullable()
    .describe('The approval by the authority, as far as known'),
  agent_answers_in: answersIn,
  updated_at: z.string(),
  ended_at: z.string().nullable().describe('When it was sold, rented, expired or archived'),
  price_history: z
    .array(PriceEntry)
    .max(mostPriceEntries)
    .describe('Newest first; empty if nothing changed since publication. Changes appear after an hour'),
  area_price: z
    .object({
      unit: z.enum(usualUnits).describe('The unit of the prices; a marla has the size used by the listing'),
      own: z.number().describe('The price of this listing, in PKR per unit'),
      median: z
        .number()
        .describe(
          'The median price of the same purpose and subtype in the area, as in its report, in PKR per unit',
        ),
      sample: z.int().describe('The number of prices in the median'),
      area: NamedPlace.describe('The area of the listing, or the surrounding area if it has too few prices'),
      on: z.iso.date().describe('The date in Pakistan of these prices'),
    })
    .nullable()
    .describe('Null for price on call, or with fewer than five comparable prices'),
  price_comparison: z
    .object({
      percent: z
        .int()
        .describe('How far the price is above the likely price of similar properties; negative if below'),
      likely: z.int().describe('The likely asking price in PKR, adjusted to this property'),
      cases: z.int().describe('The number of similar properties'),
      compared_on: z.string().describe('The date in Pakistan since when this applies'),
    })
    .nullable()
    .describe('Null without enough evidence, and until the night after a price change'),
  similar: z.array(ListingCard),
})
export type Listing = z.infer<typeof Listing>

export const mostOnHomePage = 60
const count = z.coerce.number<string>().int().min(0).max(mostOnHomePage)

/** `GET /api/listings?featured=4&newest=6`: how many featured listings, and how many of the others. */
export const HomeListingsQuery = z.object({
  featured: count.default(mostOnHomePage),
  newest: count.default(mostOnHomePage),
})

/** `GET /api/listings`: what the home page shows, featured first, then newest, at most 60 (D22). */
export const HomeListings = z.object({ data: z.array(HostedListingCard) })
export type HomeListings = z.infer<typeof HomeListings>

/** How many cards a list of homes on a map may show. */
export const maxCards = 60

const listingId = z.coerce.number<string>().int().min(1).max(2_147_483_647)

/** `GET /api/listings/cards?ids=10590,10612`. */
export const ListingCardsQuery = z.object({
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))])
    .pipe(z.array(listingId).min(1).max(maxCards))
    .describe(`IDs with commas, at most ${maxCards}`),
})

/** The cards in the order of the IDs. */
export const ListingCardsAnswer = z.object({ data: z.array(ListingCard) })
export type ListingCardsAnswer = z.infer<typeof ListingCardsAnswer>

/** The photos of a listing, for its card. */
export const ListingPhotosAnswer = z.object({ data: z.array(StoredImage) })

/** The whole listing of the call of the specification, as `HostedListingCard`. */
export const HostedListing = Listing.extend({
  ...HostedListingCard.shape,
  updated_at: z.string().nullable(),
})
export type HostedListing = z.infer<typeof HostedListing>

export const ListingAnswer = z.object({ property: HostedListing })
export type ListingAnswer = z.infer<typeof ListingAnswer>
