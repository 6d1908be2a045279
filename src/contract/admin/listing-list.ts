/** The table of listings in the admin app: its filter, its rows, its bulk actions. */
import { z } from 'zod'
import { listingRules as t } from '#messages/admin.ts'
import { StoredImage } from '../files/image.ts'
import {
  listingStatuses,
  propertyTypes,
  purposes,
  type Subtype,
  sizeUnits,
  subtypes,
} from '../listings/property.ts'
import { NamedPlace } from '../places/places.ts'
import { tidyLine } from '../text/tidy-text.ts'
import { ChunkDone, chunkFields } from './chunks.ts'
import { commaSeparated, idInPath as id } from './fields.ts'

const whole = (most: number) => z.coerce.number<string>().int().min(0).max(most)
const storable = (most: number) => z.string().transform(tidyLine).pipe(z.string().max(most))

export const adminListingSorts = [
  'updated',
  'created',
  'published',
  'confirmed',
  'price',
  'size',
  'title',
  'id',
] as const
export type ListingSort = (typeof adminListingSorts)[number]
export const adminPageSize = 50

export const ListingQuery = z.object({
  q: storable(100).optional().describe('A property ID, or words of the title'),
  status: commaSeparated(listingStatuses).optional(),
  purpose: z.enum(purposes).optional(),
  type: z.enum(propertyTypes).optional(),
  subtype: commaSeparated<Subtype>(subtypes).optional(),
  city_id: id.optional(),
  area_id: id.optional().describe('An area, including all areas inside it'),
  agent_id: z.union([z.literal('none'), id]).optional(),
  min_price: whole(1_000_000_000_000).optional(),
  max_price: whole(1_000_000_000_000).optional(),
  beds: whole(100).optional().describe('At least this many'),
  confirm: z
    .literal('due')
    .optional()
    .describe('Published listings that are due for confirmation, or were never confirmed'),
  position: z.literal('none').optional().describe('Listings without a map position of their own'),
  featured: z.literal('yes').optional(),
  min_days: whole(10_000).optional().describe('Created at least this many days ago'),
  max_days: whole(10_000).optional().describe('Created at most this many days ago'),
  sort: z.enum(adminListingSorts).default('updated'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number<string>().int().min(1).max(100_000).default(1),
})
export type ListingQuery = z.output<typeof ListingQuery>

/** A row. Prices in PKR, times ISO 8601 in UTC. */
export const AdminListing = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(listingStatuses),
  purpose: z.enum(purposes),
  type: z.enum(propertyTypes),
  subtype: z.enum(subtypes),
  price: z.int(),
  size: z.object({ value: z.number(), unit: z.enum(sizeUnits) }),
  beds: z.int().nullable(),
  city: NamedPlace,
  area: NamedPlace,
  agent: NamedPlace.nullable(),
  featured: z.boolean(),
  image: StoredImage.nullable(),
  image_count: z.int(),
  source: z.string(),
  published_at: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  to_confirm: z.boolean(),
  next: z.array(z.enum(listingStatuses)).describe('The statuses that the caller can set'),
})
export type AdminListing = z.infer<typeof AdminListing>

const Reviewed = z.object({
  id: z.int(),
  title: z.string(),
  fields: z.array(z.string()).describe('The changed fields; empty for a new listing'),
  by: z.string().nullable(),
  sent_at: z.string(),
})
export const InReview = z.object({ count: z.int(), listings: z.array(Reviewed) })
export type InReview = z.infer<typeof InReview>

export const mostAtOnce = 500

/** One action on many listings. */
export const ListingAction = actionsOn({
  ids: z
    .array(z.int().positive().max(2_147_483_647))
    .min(1, { error: () => t.selectOne })
    .max(mostAtOnce),
})
export type ListingAction = z.output<typeof ListingAction>

/** The same action on all listings that a filter finds, a chunk at a time. */
export const FoundListingsAction = actionsOn(chunkFields)
export type FoundListingsAction = z.output<typeof FoundListingsAction>

function actionsOn<const Target extends z.ZodRawShape>(target: Target) {
  return z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('status'), status: z.enum(listingStatuses), ...target }),
    z.strictObject({ action: z.literal('agent'), agent_id: z.int().positive().nullable(), ...target }),
    z.strictObject({ action: z.literal('confirm'), ...target }),
  ])
}

export const ListingsChanged = z.object({
  data: z.object({
    changed: z.array(z.int()),
    refused: z.array(z.object({ id: z.int(), reason: z.string() })),
    undo: z.string().nullable().describe('The ID to undo the change with; null if nothing changed'),
  }),
})
export type ListingsChanged = z.infer<typeof ListingsChanged>

export const FoundListingsChanged = z.object({ data: ListingsChanged.shape.data.extend(ChunkDone.shape) })
export type FoundListingsChanged = z.infer<typeof FoundListingsChanged>

export const ListingView = z.object({ id: z.int(), name: z.string(), query: z.string() })
export type ListingView = z.infer<typeof ListingView>

export const NewListingView = z.strictObject({
  name: storable(60).pipe(z.string().min(1, { error: () => t.viewName })),
  query: z
    .string()
    .max(1000)
    .regex(/^[\w=&%+.,-]*$/, { error: () => t.viewAddress }),
})
