/**
 * Fills in the fields that pages read, where another host answers the call (setting API_BASE). The
 * specification names few fields (S3.2): what an answer lacks beside them is unknown, never made up. The
 * keys are in camelCase, except those of the project details (S4.1).
 */
import { slug } from '../text/slugs.ts'
import type { RouteName } from './routes.ts'

type Fields = Readonly<Record<string, unknown>>

/** The answer with all fields that the contract promises to pages; answers of other calls are unchanged. */
export function completeAnswer(name: RouteName, answer: unknown, asked: Fields): unknown {
  return completions[name]?.(answer, asked) ?? answer
}

const completions: { readonly [Name in RouteName]?: (answer: unknown, asked: Fields) => unknown } = {
  cities: (answer) => list(answer).map(city),
  areas: (answer, { cityId }) => list(answer).map((given) => ({ ...area, cityId: Number(cityId), ...given })),
  homeListings: (answer) => ({ ...fields(answer), data: list(answer).map((given) => card(given)) }),
  listing: (answer) => ({ ...fields(answer), property: listing(fields(fields(answer).property)) }),
  search: (answer, { purpose }) => ({
    ...search,
    ...paged(answer, (given) => card({ purpose: purpose ?? null, ...given })),
  }),
  agents: (answer) => paged(answer, (given) => ({ ...agent, ...given })),
  projects: (answer) => list(answer).map(projectCard),
  projectDetails: (answer) => project(fields(answer)),
  projectVideos: (answer) => videos(answer),
  videosOfProject: (answer) => videos(answer),
  covers: (answer) => list(answer).map((given) => ({ ...cover, ...given })),
  testimonials: (answer) => list(answer).map((given) => ({ ...testimonial, ...given })),
  groupPhotos: (answer) => list(answer).map((given) => ({ ...groupPhoto, ...given })),
  events: (answer) => list(answer).map((given) => ({ ...event, ...given })),
  event: (answer) => eventDetail(fields(answer)),
  offices: (answer) => list(answer).map((given) => ({ ...office, ...given })),
  jobPostings: (answer) => paged(answer, (given) => ({ ...jobCard, ...given })),
  inquiry: receipt,
  propertyInquiry: receipt,
  projectInquiry: receipt,
  contact: receipt,
  getInTouch: receipt,
  franchise: receipt,
  valuation: receipt,
  wanted: receipt,
  addCandidate: receipt,
  jobDetails: (answer) => ({ data: { ...jobCard, ...job, ...fields(fields(answer).data) } }),
}

/** The form was sent, whatever the host answers; without a reference the visitor cannot follow it. */
function receipt(answer: unknown) {
  return { data: { reference: '', ...fields(fields(answer).data) } }
}

/** A list is read from `data` if there is one, else it is the answer itself (S4.2). */
function list(answer: unknown): Fields[] {
  const given = Array.isArray(answer) ? answer : fields(answer).data
  return Array.isArray(given) ? given.map(fields) : []
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** A list without `pagination` is the whole list. */
function paged(answer: unknown, complete: (given: Fields) => Fields) {
  const data = list(answer).map(complete)
  const { length } = data
  const pagination = { perPage: length, currentPage: 1, totalPages: 1, totalRecords: length }
  return { pagination, ...fields(Array.isArray(answer) ? {} : answer), data }
}

function city(given: Fields): Fields {
  return { slug: slug(String(given.name).toLowerCase()), lat: null, long: null, ...given }
}

const area = {
  parentId: null,
  kind: 'locality',
  lat: null,
  long: null,
  synonyms: [],
  listingCount: null,
}

function card(given: Fields): Fields {
  return {
    purpose: null,
    type: null,
    subtype: null,
    // A listing that a host lists is on offer.
    status: 'published',
    size: null,
    beds: null,
    baths: null,
    lat: null,
    long: null,
    featured: false,
    image: null,
    imageCount: 0,
    agent: null,
    publishedAt: null,
    confirmedAt: null,
    ...given,
    city: { id: null, ...fields(given.city) },
    area: { id: null, ...fields(given.area) },
  }
}

function listing(given: Fields): Fields {
  return {
    description: '',
    features: [],
    possession: null,
    yearBuilt: null,
    floor: null,
    images: [],
    floorPlans: [],
    videos: [],
    parentArea: null,
    project: null,
    approval: null,
    agentAnswersIn: null,
    updatedAt: null,
    endedAt: null,
    priceHistory: [],
    areaPrice: null,
    priceComparison: null,
    ...card(given),
    similar: list(given.similar).map((other) => card(other)),
  }
}

/** `counts` is left out: there are none. */
const search = {
  areas: [],
  project: null,
  agent: null,
  keywordUnderstood: null,
  preferred: 0,
  onCall: { totalRecords: 0, data: [] },
  justOutside: { data: [], startsAt: null },
  without: [],
}

const agent = {
  title: '',
  photo: null,
  phone: null,
  whatsapp: null,
  email: null,
  languages: [],
  city: null,
  areas: [],
  listingCount: null,
}

const inEveryProject = {
  developer: '',
  summary: '',
  kind: '',
  city: null,
  area: null,
  image: null,
  status: null,
  approval: null,
}

function projectCard(given: Fields): Fields {
  return {
    slug: slug(String(given.name)),
    ...inEveryProject,
    priceFrom: null,
    possessionOn: null,
    listingCount: null,
    ...given,
  }
}

function project(given: Fields): Fields {
  return {
    slug: slug(String(given.name)),
    ...inEveryProject,
    price_from: null,
    possession_on: null,
    listing_count: null,
    description: '',
    amenities: [],
    lat: null,
    long: null,
    outline: null,
    unit_types: [],
    payment_plan: [],
    images: [],
    floor_plans: [],
    booking_amount: null,
    updated_at: null,
    ...given,
  }
}

/** A video without an address cannot be shown. */
function videos(answer: unknown) {
  const { pagination, data } = paged(answer, (given) => ({
    title: '',
    description: '',
    poster: null,
    createdAt: null,
    ...given,
  }))
  return { pagination, data: data.filter(({ url }) => typeof url === 'string') }
}

const cover = { title: '', image: null, imageWidth: null, imageHeight: null, alt: '', link: null }
const testimonial = { place: '', rating: null, photo: null, givenOn: null }
const groupPhoto = { title: '', image: null, alt: '', takenOn: null }

const event = {
  description: '',
  place: '',
  date: null,
  thumbnail: null,
  photoCount: null,
  videoCount: null,
}

function eventDetail(given: Fields): Fields {
  const eventMedia = list(given.eventMedia).map((medium) => ({
    kind: 'image',
    width: null,
    height: null,
    placeholder: null,
    alt: '',
    poster: null,
    ...medium,
  }))
  const countOf = (kind: string) => eventMedia.filter((medium) => medium.kind === kind).length
  return { ...event, photoCount: countOf('image'), videoCount: countOf('video'), ...given, eventMedia }
}

const office = { otherPhones: [], hours: '', mapUrl: null, lat: null, long: null }

const jobCard = {
  department: '',
  city: null,
  employment: '',
  experience: '',
  salaryFrom: null,
  salaryTo: null,
  description: '',
  positions: null,
  publishedAt: null,
  closesOn: null,
}
const job = { requirements: [], employmentType: 'OTHER', isOpen: true, similar: [] }
