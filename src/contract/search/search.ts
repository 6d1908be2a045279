import { z } from 'zod'
import { validationMessages } from '../forms/messages.ts'
import { ListingCard } from '../listings/listing.ts'
import { allTypes, propertyTypes, purposes, type Subtype, sizeUnits, subtypes } from '../listings/property.ts'
import { NamedPlace } from '../places/places.ts'

export const searchSorts = ['newest', 'price-low', 'price-high', 'size-low', 'size-high'] as const
export type SearchSort = (typeof searchSorts)[number]

/** Every key a search address may hold, in the fixed order in which an address is written. */
export const searchKeys = [
  'purpose',
  'cityId',
  'areaIds',
  'type',
  'subtype',
  'minPrice',
  'maxPrice',
  'minSize',
  'maxSize',
  'sizeUnit',
  'beds',
  'baths',
  'projectId',
  'agentId',
  'keyword',
  'sort',
  'page',
  'perPage',
] as const
export type SearchKey = (typeof searchKeys)[number]

export const maxPerPage = 60
export const defaultPerPage = 18

const id = whole(1, 2_147_483_647)
const price = whole(0, 1_000_000_000_000)
const size = z.coerce
  .number<string>({ error: validationMessages.notANumber })
  .min(0, 'Not below 0')
  .max(1_000_000_000, 'Too large')
const typeChoices = [allTypes.value, ...propertyTypes] as const
const known = new Set<string>(subtypes)

/** One text with commas, or a repeated key. */
const several = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [
    ...new Set(
      [value]
        .flat()
        .flatMap((text) => text.split(','))
        .map((text) => text.trim()),
    ),
  ])
  .transform((list) => list.filter((text) => text !== ''))

/**
 * A search as its query string states it. Sizes are in `sizeUnit`, where a marla or kanal is the listing's own
 * (D28); `beds` and `baths` are 'so many or more'; `areaIds` and `subtype` take several values. An unusable value is refused with its key's name.
 */
export const Search = z
  .object({
    purpose: z.enum(purposes, oneOf(purposes)).default('sale'),
    cityId: id.optional(),
    areaIds: several.pipe(z.array(id).max(50, 'At most 50 areas')).default([]),
    type: z.enum(typeChoices, oneOf(typeChoices)).default(allTypes.value).describe('type group, or all'),
    subtype: several
      .pipe(
        z
          .array(z.string().refine((text): text is Subtype => known.has(text), 'Unknown subtype'))
          .max(subtypes.length, 'Too many subtypes'),
      )
      .default([]),
    minPrice: price.optional(),
    maxPrice: price.optional(),
    minSize: size.optional(),
    maxSize: size.optional(),
    sizeUnit: z.enum(sizeUnits, oneOf(sizeUnits)).default('sqft'),
    beds: whole(0, 50).optional().describe('at least'),
    baths: whole(0, 50).optional().describe('at least'),
    projectId: id.optional(),
    agentId: id.optional(),
    keyword: z.string().trim().max(100, validationMessages.tooLong(100)).optional(),
    sort: z.enum(searchSorts, oneOf(searchSorts)).default('newest'),
    page: whole(1, 1_000_000).default(1).describe('or current_page'),
    perPage: whole(1, maxPerPage).default(defaultPerPage).describe('or per_page'),
  })
  .refine(
    ({ minPrice, maxPrice }) => minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice,
    {
      path: ['maxPrice'],
      message: 'The highest price is below the lowest',
    },
  )
  .refine(({ minSize, maxSize }) => minSize === undefined || maxSize === undefined || minSize <= maxSize, {
    path: ['maxSize'],
    message: 'The largest size is below the smallest',
  })
export type Search = z.infer<typeof Search>

/** A whole number between two, out of a text. */
function whole(lowest: number, highest: number) {
  return z.coerce
    .number<string>({ error: validationMessages.notANumber })
    .int('Not a whole number')
    .min(lowest, `Not below ${lowest}`)
    .max(highest, `Not above ${highest}`)
}

function oneOf(values: readonly string[]) {
  return { error: `One of: ${values.join(', ')}` }
}

export const Pagination = z.object({
  per_page: z.int(),
  current_page: z.int(),
  total_pages: z.int(),
  total_records: z.int(),
})
export type Pagination = z.infer<typeof Pagination>

/**
 * The counts for the other choices: each is of the listings that match every filter but the one it belongs to,
 * so that a visitor sees what another choice would bring.
 */
export const SearchCounts = z.object({
  subtype: z.array(z.object({ value: z.enum(subtypes), count: z.int() })),
  area: z
    .array(NamedPlace.extend({ count: z.int() }))
    .describe(
      'the areas of the chosen city with the listings in them and everything inside them, most first, at most 60; empty without a city',
    ),
  beds: z.array(z.object({ value: z.int(), count: z.int() })).describe('exactly so many beds'),
})
export type SearchCounts = z.infer<typeof SearchCounts>

/** `GET /api/listings/search`. `without` says what each filter alone keeps out when nothing was found. */
export const SearchAnswer = z.object({
  data: z.array(ListingCard),
  pagination: Pagination,
  counts: SearchCounts,
  areas: z.array(NamedPlace).describe('the chosen areas by name'),
  project: NamedPlace.nullable().describe('the chosen project by name'),
  agent: NamedPlace.nullable().describe('the chosen agent by name'),
  keyword_understood: z.string().nullable().describe('what a misspelt keyword was taken for, else null'),
  without: z
    .array(z.object({ key: z.enum(searchKeys), count: z.int() }))
    .describe('only when the total is 0: how many there would be without that filter, most first'),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>
