/** The content of a listing, as staff edit it; and what they see when they open one. */
import { z } from 'zod'
import { listingRules as t } from '#messages/admin.ts'
import { validationMessages } from '#messages/common.ts'
import { FieldMessages } from '../api/api-errors.ts'
import { StoredImage } from '../files/image.ts'
import { earliestYear, highestFloor, latestYear, lowestFloor } from '../listings/building.ts'
import { ListingVideo } from '../listings/listing.ts'
import {
  listingStatuses,
  marlaBases,
  possessions,
  propertyTypes,
  purposes,
  sizeUnits,
  subtypes,
} from '../listings/property.ts'
import { NamedPlace } from '../places/places.ts'
import { approvalStatuses } from '../projects/approval.ts'
import { wellFormed } from '../text/well-formed.ts'
import { anyLine, anyLines, line, urduLine, urduLines, words } from './fields.ts'

const id = z
  .int({ error: () => validationMessages.notANumber })
  .positive({ error: () => t.chooseOne })
  .max(2_147_483_647)
const optionalLine = (most: number) =>
  anyLine(most)
    .transform((text) => text || null)
    .nullable()
const rooms = z
  .int({ error: () => t.wholeNumber })
  .min(0, { error: () => t.notNegative })
  .max(100, { error: () => t.atMost100 })
  .nullable()
const year = z
  .int({ error: () => t.year })
  .min(earliestYear, { error: () => t.year })
  .refine((value) => value <= latestYear(), { error: () => t.year })
  .nullable()
const floor = z
  .int({ error: () => t.floor })
  .min(lowestFloor, { error: () => t.floorLow })
  .max(highestFloor, { error: () => t.floorHigh({ most: highestFloor }) })
  .nullable()
/** The path of a stored picture or video, or the address of a page on the web. */
const address = z
  .string()
  .trim()
  .max(500, { error: () => t.addressTooLong })
  .regex(/^(?:media\/[\w-]{22}\/original|\/?[\w][\w./-]*|https?:\/\/[^\s"'<>\\]+)$/, {
    error: () => t.notAddress,
  })

export const mostPhotos = 60
const mostPlans = 20
const mostVideos = 10

const Picture = z.strictObject({
  url: address,
  alt: anyLine(200),
  alt_ur: urduLine(200),
})
const Video = z.strictObject({ url: address, title: line(120), title_ur: urduLine(120) })
const pictures = (most: number) =>
  z
    .array(Picture)
    .max(most, { error: () => t.mostPictures({ most }) })
    .refine((chosen) => new Set(chosen.map(({ url }) => url)).size === chosen.length, {
      error: () => t.samePicture,
    })

/** Every field that a listing is saved with; `agent_id` and `featured` take `listings.publish`. */
export const ListingContent = z.strictObject({
  title: line(150),
  title_ur: urduLine(150),
  description: anyLines(20_000).describe('Can be empty until it is published'),
  description_ur: urduLines(20_000),
  purpose: z.enum(purposes),
  subtype: z.enum(subtypes),
  price: z
    .int({ error: () => t.priceRupees })
    .min(0, { error: () => t.notNegative })
    .max(1_000_000_000_000, { error: () => t.tooLarge }),
  size_value: z
    .number({ error: () => validationMessages.notANumber })
    .positive({ error: () => t.positive })
    .max(1_000_000_000, { error: () => t.tooLarge }),
  size_unit: z.enum(sizeUnits),
  marla_basis: z.literal([...marlaBases]),
  beds: rooms,
  baths: rooms,
  possession: z.enum(possessions).nullable().optional(),
  year_built: year.optional(),
  floor: floor.optional().describe('0 is the ground floor, -1 the basement'),
  features: words(60),
  city_id: id,
  area_id: id,
  lat: z.number().min(-90).max(90).nullable(),
  long: z.number().min(-180).max(180).nullable(),
  project_id: id.nullable(),
  photos: pictures(mostPhotos),
  floor_plans: pictures(mostPlans),
  videos: z.array(Video).max(mostVideos, { error: () => t.mostVideos({ most: mostVideos }) }),
  approval_status: z.enum(approvalStatuses).nullable(),
  approval_authority: optionalLine(120),
  approval_number: optionalLine(80),
  approval_reason: optionalLine(300),
  approval_reason_ur: urduLine(300),
  agent_id: id.nullable().optional(),
  featured: z.boolean().optional(),
})
export type ListingContent = z.output<typeof ListingContent>

/** Typed and unsaved values, valid or not. */
const scalar = z.union([
  z
    .string()
    .max(20_000)
    .transform((text) => wellFormed(text).replaceAll('\0', '')),
  z.number(),
  z.boolean(),
  z.null(),
])
const mediaKeys = z.enum([...Picture.keyof().options, ...Video.keyof().exclude(['url']).options])
const listed = z.array(z.union([scalar, z.partialRecord(mediaKeys, scalar)])).max(100)
export const ListingDraft = z.partialRecord(z.enum(ListingContent.keyof().options), z.union([scalar, listed]))
export type ListingDraft = z.output<typeof ListingDraft>

export const SavedListing = z.strictObject({
  base_version: z.int().positive().describe('The version that the draft is based on'),
  content: ListingContent,
})

export const NewListing = z.strictObject({
  purpose: z.enum(purposes),
  subtype: z.enum(subtypes),
  size_value: ListingContent.shape.size_value,
  size_unit: z.enum(sizeUnits),
  marla_basis: ListingContent.shape.marla_basis
    .optional()
    .describe('Defaults to that of the area, or of its city'),
  city_id: id,
  area_id: id,
})
export type NewListing = z.output<typeof NewListing>

/** A listing as its editor opens it. Times are ISO 8601 in UTC. */
export const OpenListing = z.object({
  id: z.int(),
  status: z.enum(listingStatuses),
  type: z.enum(propertyTypes),
  version: z.int(),
  content: ListingContent.required(),
  pictures: z.array(StoredImage).describe('Details of the photos and floor plans'),
  posters: z.array(ListingVideo),
  city: NamedPlace,
  area: NamedPlace,
  agent: NamedPlace.nullable(),
  source: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  published_at: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  expires_at: z
    .string()
    .nullable()
    .describe('When the listing expires unless it is confirmed; null if it does not expire'),
  next: z.array(z.enum(listingStatuses)).describe('The statuses that the caller can set'),
  lacks: FieldMessages.describe('What is missing before the listing can be published, by field'),
  free_fields: z
    .array(z.enum(ListingContent.keyof().options))
    .describe('The fields that the caller can change on the site without approval'),
  review: z
    .object({
      fields: ListingContent.partial().describe('The values after the change; empty for a new listing'),
      by: z.string().nullable(),
      sent_at: z.string(),
      returned: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
    })
    .nullable()
    .describe('The pending or returned change; the author’s `content` already includes it'),
  draft: z
    .object({ base_version: z.int(), content: ListingDraft, saved_at: z.string() })
    .nullable()
    .describe('The caller’s unsaved draft'),
})
export type OpenListing = z.infer<typeof OpenListing>
