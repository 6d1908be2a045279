import { z } from 'zod'
import { features, searchTerms, validationMessages } from '#messages/common.ts'
import { earliestYear, highestFloor, latestYear, lowestFloor } from '../listings/building.ts'
import { featureKeys } from '../listings/features.ts'
import { HostedListingCard } from '../listings/listing.ts'
import { daysReduced } from '../listings/price-history.ts'
import { possessions, type Subtype, subtypes } from '../listings/property.ts'
import { NamedPlace } from '../places/places.ts'
import { JustOutside, OnCall } from './just-outside.ts'
import { type MapFilter, mapFilters } from './map-filters.ts'
import {
  eachFlag,
  notFilters,
  type SearchField,
  type SearchFilter,
  type SearchFlag,
  type SearchKey,
  type SearchValues,
  searchFields,
  searchKeys,
} from './search-keys.ts'

/** A search process lists the keys that it knows in this response header; it ignores all others. */
export const searchKeysHeader = 'x-search-keys'

export const maxPerPage = 60

/** The descriptions of so many results are looked into for preferred words. */
export const mostRankedByText = 500

const { refusals } = searchTerms
const largestSize = 1_000_000_000
const mostAreas = 50
const longestAgo = 365
const mostFeatures = 20

const id = whole(1, 2_147_483_647)
const price = whole(0, 1_000_000_000_000)
const size = z.coerce
  .number<string>({ error: () => validationMessages.notANumber })
  .min(0, { error: () => refusals.atLeast({ least: 0 }) })
  .max(largestSize, { error: () => validationMessages.tooMany({ most: largestSize }) })
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

/** True, or left out when it does not matter. */
const flag = z
  .literal('true', { error: () => refusals.flag })
  .transform((): true => true)
  .optional()

/** The flags of which the API document says more than the name. */
const describedFlags: Readonly<Partial<Record<SearchFlag, typeof flag>>> = {
  approved: flag.describe('The listing or its project is approved by the authority'),
  reduced: flag.describe(`The price was reduced within the last ${daysReduced} days`),
  onCall: flag.describe('The price is on call; no limit of price finds it'),
}

/** A choice of the table, with its usual value. */
function choice<Choice extends string>({ of, usual }: { of: readonly Choice[]; usual: NoInfer<Choice> }) {
  return z.enum(of, { error: () => refusals.choices({ choices: of.join(', ') }) }).default(usual)
}

/** The schema of each key; what it gives is what the table says that the key holds. */
const fields = {
  purpose: choice(searchFields.purpose),
  cityId: id.optional(),
  areaIds: several
    .pipe(z.array(id).max(mostAreas, { error: () => refusals.areas({ most: mostAreas }) }))
    .default([]),
  box: onMap('box').optional().describe('west,south,east,north in degrees'),
  shape: onMap('shape').optional().describe('Polygons as encoded polylines, separated by points'),
  near: onMap('near').optional().describe('lat,long,km'),
  nearName: text().optional().describe('The name of the place at the centre of `near`; not a filter'),
  type: choice(searchFields.type).describe('Type group, or all'),
  subtype: several
    .pipe(
      z
        .array(
          z.string().refine((text): text is Subtype => known.has(text), { error: () => refusals.subtype }),
        )
        .max(subtypes.length, { error: () => refusals.subtypes({ most: subtypes.length }) }),
    )
    .default([]),
  minPrice: price.optional(),
  maxPrice: price.optional(),
  minSize: size.optional(),
  maxSize: size.optional(),
  sizeUnit: choice(searchFields.sizeUnit),
  beds: whole(0, 50).optional().describe('At least'),
  baths: whole(0, 50).optional().describe('At least'),
  possession: several
    .pipe(
      z.array(z.enum(possessions, { error: () => refusals.choices({ choices: possessions.join(', ') }) })),
    )
    .default([])
    .describe('A listing must have one of them'),
  minYear: whole(earliestYear, latestYear()).optional().describe('Built in this year or later'),
  minFloor: whole(lowestFloor, highestFloor).optional().describe('0 is the ground floor, -1 the basement'),
  maxFloor: whole(lowestFloor, highestFloor).optional(),
  features: several
    .pipe(
      z
        .array(z.enum(featureKeys(features), { error: () => refusals.feature }))
        .max(mostFeatures, { error: () => refusals.features({ most: mostFeatures }) }),
    )
    .default([])
    .describe('A listing must have all of them'),
  ...eachFlag((key) => describedFlags[key] ?? flag),
  added: whole(1, longestAgo).optional().describe('Published within this many days'),
  projectId: id.optional(),
  agentId: id.optional(),
  keyword: text().optional(),
  typed: text().optional().describe('The query that the filters were parsed from; not a filter'),
  prefer: text()
    .optional()
    .describe(
      `Words that rank, and are no filter: in the order \`${searchFields.sort.usual}\`, listings that have one of them in their title, in the name of their place, project or type, or (the first ${mostRankedByText}) in their description come first`,
    ),
  sort: choice(searchFields.sort),
  view: choice(searchFields.view).describe('List or map; does not change the results'),
  page: whole(1, 1_000_000).default(searchFields.page.usual).describe('Or current_page'),
  perPage: whole(1, maxPerPage).default(searchFields.perPage.usual).describe('Or per_page'),
} satisfies { [Key in SearchKey]: z.ZodType<SearchValues[Key] | undefined> }

/**
 * A search as its query string states it. Sizes are in `sizeUnit`, where a marla or kanal is the listing's own
 * (D28); `beds` and `baths` are 'so many or more'; `areaIds`, `subtype` and
 * `features` take several values, of which a listing has one, one and all, and `possession` several of which it has
 * one. An unusable value is refused with its key's name.
 */
export const Search = z
  .object(fields)
  .refine(({ minPrice, maxPrice }) => isRange(minPrice, maxPrice), {
    path: ['maxPrice'],
    error: () => validationMessages.priceRange,
  })
  .refine(({ minSize, maxSize }) => isRange(minSize, maxSize), {
    path: ['maxSize'],
    error: () => refusals.sizeRange,
  })
  .refine(({ minFloor, maxFloor }) => isRange(minFloor, maxFloor), {
    path: ['maxFloor'],
    error: () => refusals.floorRange,
  })
export type Search = z.infer<typeof Search>

function isRange(least: number | undefined, most: number | undefined): boolean {
  return least === undefined || most === undefined || least <= most
}

/** The other names of keys, each with the key (D32). */
export const pagingAliases: Readonly<Record<string, SearchKey>> = Object.fromEntries(
  searchKeys.flatMap((key) => {
    const { alias }: SearchField = searchFields[key]
    return alias ? [[alias, key]] : []
  }),
)

/** A filter of the map, in its canonical text. */
function onMap(key: MapFilter) {
  return z.string({ error: () => refusals[key] }).transform((given, context) => {
    const written = mapFilters[key](given)
    if (written !== undefined) return written
    context.addIssue(refusals[key])
    return z.NEVER
  })
}

function text() {
  return z
    .string()
    .trim()
    .max(100, { error: () => validationMessages.tooLong({ characters: 100 }) })
}

/** A whole number between two, out of a text. */
function whole(lowest: number, highest: number) {
  return z.coerce
    .number<string>({ error: () => validationMessages.notANumber })
    .int({ error: () => refusals.wholeNumber })
    .min(lowest, { error: () => refusals.atLeast({ least: lowest }) })
    .max(highest, { error: () => validationMessages.tooMany({ most: highest }) })
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
      'The areas of the chosen city or map with the listings in them and in the areas inside them, most first, at most 60; empty without a city, box, shape or near',
    ),
  city: z
    .array(NamedPlace.extend({ count: z.int() }))
    .describe('The cities of the listings, most first; empty with a city, box, shape or near'),
  beds: z.array(z.object({ value: z.int(), count: z.int() })).describe('With exactly this many beds'),
})
export type SearchCounts = z.infer<typeof SearchCounts>

const others: readonly SearchKey[] = notFilters

/** The keys that can be left out to find more, in the order of the table. */
export const searchFilters = searchKeys.filter((key): key is SearchFilter => !others.includes(key))

/**
 * `GET /api/listings/search`. `without` says what each filter alone keeps out when nothing was found. Neither `on_call`
 * nor `just_outside` are results.
 */
export const SearchAnswer = z.object({
  data: z.array(HostedListingCard),
  pagination: Pagination,
  counts: SearchCounts.optional(),
  areas: z
    .array(NamedPlace.extend({ city: z.string().describe('The name of its city') }))
    .describe('The chosen areas by name'),
  project: NamedPlace.nullable().describe('The chosen project by name'),
  agent: NamedPlace.nullable().describe('The chosen agent by name'),
  keyword_understood: z
    .string()
    .nullable()
    .describe('The corrected keyword if it was misspelt, otherwise null'),
  preferred: z.int().describe('The number of results that come first because of `prefer`, on all pages'),
  on_call: OnCall.describe(
    'With a limit of price: the listings on call that match everything else, in the order of the results',
  ),
  just_outside: JustOutside.describe(
    'Homes that are no results because each misses one limit of the search by little; not in `pagination`',
  ),
  without: z
    .array(z.object({ key: z.enum(searchFilters), count: z.int() }))
    .describe('Only if the total is 0: the number of results without that filter, highest first'),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>
