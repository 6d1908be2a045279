/**
 * Checks a page's JSON-LD for search engines against the requirements of Google and schema.org for each type.
 */
import { z } from 'zod'

export type JsonLd = { readonly '@type': string; readonly [key: string]: unknown }

/** Everything the page says, each parsed. */
export function jsonLdOf(html: string): JsonLd[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return Array.from(scripts, ([, json = '']) => Thing.parse(JSON.parse(json)))
}

/** The problems with the things of a page, one sentence each: 'JobPosting.validThrough: …'. */
export function jsonLdProblems(things: readonly JsonLd[]): string[] {
  return things.flatMap((thing) => [
    ...(thing['@context'] === 'https://schema.org' ? [] : [`${thing['@type']} says no @context`]),
    ...problemsWithin(thing),
    ...problemsOf(thing, alone[thing['@type']]),
  ])
}

/** The names of the trail, when the page says one. */
export function trailOf(things: readonly JsonLd[]): string[] | undefined {
  const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')
  return trail && BreadcrumbList.parse(trail).itemListElement.map(({ name }) => name)
}

const Thing = z.looseObject({ '@type': z.string() })

function problemsWithin(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(problemsWithin)
  if (typeof value !== 'object' || value === null) return []
  const thing = Thing.safeParse(value)
  const own = thing.success ? problemsOf(thing.data, required[thing.data['@type']] ?? unknownType) : []
  return [...own, ...addressProblems(value), ...Object.values(value).flatMap(problemsWithin)]
}

function problemsOf(thing: JsonLd, schema: z.ZodType | undefined): string[] {
  const issues = schema?.safeParse(thing).error?.issues ?? []
  return issues.map(({ path, message }) => `${[thing['@type'], ...path].join('.')}: ${message}`)
}

/** At any depth: an address must be absolute, because search engines do not know the page. */
function addressProblems(thing: object): string[] {
  return Object.entries(thing)
    .filter(([key]) => ['url', 'item', 'image', 'contentUrl', 'thumbnailUrl', 'logo'].includes(key))
    .flatMap(([key, value]) => (Array.isArray(value) ? value : [value]).map((one) => ({ key, one })))
    .filter(({ one }) => typeof one === 'string' && !/^https?:\/\/./.test(one))
    .map(({ key, one }) => `${key} is no whole address: ${one}`)
}

const unknownType = z.never('nobody has said in tests/support/json-ld.ts what this type needs')

const text = z.string().min(1)
const time = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
const positive = z.number().positive()
const country = z.union([text, z.looseObject({ name: text })])
const PostalAddress = z.looseObject({ addressLocality: text, addressCountry: country })
const address = z.union([text, PostalAddress])
const schemaUrl = z.string().startsWith('https://schema.org/')
const ListItem = z.looseObject({ position: z.int().min(1), name: text.optional() })

/** Positions count 1, 2, 3 … */
const inOrder = (items: readonly { position: number }[]) =>
  items.every(({ position }, at) => position === at + 1)

const BreadcrumbList = z.looseObject({
  itemListElement: z
    .array(z.looseObject({ position: z.int(), name: text, item: z.url() }))
    .min(2)
    .refine(inOrder, 'positions are not 1, 2, 3 …'),
})
const Place = z.looseObject({ name: text, address })
const Named = z.looseObject({ name: text })
const WebPage = z.looseObject({ name: text, description: text })

/** By type, at any depth. */
const required: Readonly<Record<string, z.ZodType>> = {
  AboutPage: WebPage.extend({ mainEntity: Named }),
  Accommodation: Place,
  AggregateOffer: z.looseObject({ lowPrice: positive, priceCurrency: z.literal('PKR') }),
  Apartment: Named,
  ApartmentComplex: Place,
  Article: z.looseObject({ headline: text, datePublished: time, author: Named, publisher: Named }),
  BreadcrumbList,
  Certification: z.looseObject({ name: text, issuedBy: Named }),
  City: Named,
  CollectionPage: Named,
  Country: Named,
  DataDownload: z.looseObject({ encodingFormat: text, contentUrl: text }),
  // Google takes descriptions of 50 to 5,000 characters.
  Dataset: z.looseObject({
    name: text,
    description: z.string().min(50).max(5000),
    creator: Named,
    temporalCoverage: z.string().regex(/^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/),
    distribution: z.looseObject({ contentUrl: text }),
  }),
  EntryPoint: z.looseObject({ urlTemplate: z.string().includes('{search_term_string}') }),
  Event: z.looseObject({
    name: text,
    startDate: time,
    location: Place,
    eventStatus: schemaUrl,
    eventAttendanceMode: schemaUrl,
  }),
  FloorPlan: Named,
  GeoCoordinates: z.looseObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  ImageGallery: z.looseObject({ name: text, url: text }),
  ImageObject: z.looseObject({ contentUrl: text }),
  ItemList: z.looseObject({
    itemListElement: z.array(ListItem).refine(inOrder, 'positions are not 1, 2, 3 …'),
  }),
  JobPosting: z.looseObject({
    title: text,
    description: text,
    datePosted: time,
    validThrough: time,
    employmentType: text,
    hiringOrganization: Named,
    jobLocation: z.looseObject({ address: PostalAddress }),
  }),
  ListItem,
  LocationFeatureSpecification: Named,
  MonetaryAmount: z.looseObject({ currency: z.literal('PKR') }),
  OccupationalExperienceRequirements: z.looseObject({ monthsOfExperience: z.number().min(0) }),
  Offer: z.looseObject({
    price: positive,
    priceCurrency: z.literal('PKR'),
    availability: schemaUrl,
  }),
  Organization: Named,
  Person: Named,
  // Where something is served, a name will do.
  Place: z.union([Named, z.looseObject({ address })]),
  PostalAddress,
  ProfilePage: z.looseObject({ mainEntity: Named }),
  PropertyValue: z.looseObject({ name: text }),
  QuantitativeValue: z
    .looseObject({})
    .refine((value) => 'value' in value || 'minValue' in value || 'maxValue' in value, 'says no value'),
  RealEstateAgent: Named,
  RealEstateListing: z.looseObject({
    name: text,
    url: text,
    datePosted: time,
    mainEntity: Place,
  }),
  Residence: Place,
  SearchAction: z.looseObject({
    target: z.looseObject({ urlTemplate: text }),
    'query-input': z.literal('required name=search_term_string'),
  }),
  VideoObject: z.looseObject({ name: text, thumbnailUrl: z.unknown(), uploadDate: time }),
  WebPage,
  WebSite: z.looseObject({ name: text, url: text, potentialAction: z.looseObject({ '@type': text }) }),
}

/** Further requirements for a thing that is alone on its page. */
const alone: Readonly<Record<string, z.ZodType>> = {
  // A local business is shown with its address or not at all.
  RealEstateAgent: z.looseObject({ address, telephone: text, url: text }),
}
