/** Every call of the API: the source of the client's types, the API's routes and the OpenAPI document. */

import { z } from 'zod'
import { AdSlotData, AdSlotQuery, AdsAnswer, AdsQuery } from '../ads/ads.ts'
import { alertEndpoints } from '../alerts/alert-endpoints.ts'
import { bookingEndpoints } from '../bookings/booking-endpoints.ts'
import { Compared, CompareQuery } from '../compare/compare.ts'
import { DeskHours } from '../content/desk-hours.ts'
import { Event, EventDetail } from '../content/event.ts'
import { AnyPage, pageNames } from '../content/pages.ts'
import { AgentDetails, Cover, GroupPhoto, HostedAgent, Office, Testimonial } from '../content/people.ts'
import { SitemapEntries, SitemapPart, sitemapKinds } from '../content/sitemap.ts'
import { costEndpoints } from '../costs/cost-endpoints.ts'
import { estimateEndpoints } from '../estimates/estimate-endpoints.ts'
import { accuracyEndpoints } from '../evidence/accuracy.ts'
import { UploadAnswer, UploadQuery } from '../files/uploads.ts'
import { formEndpoints } from '../forms/form-endpoints.ts'
import {
  HomeListings,
  HomeListingsQuery,
  ListingAnswer,
  ListingCardsAnswer,
  ListingCardsQuery,
  ListingPhotosAnswer,
} from '../listings/listing.ts'
import { NearbyAnswer } from '../places/nearby.ts'
import { placeEndpoints } from '../places/place-endpoints.ts'
import { HostedProject, HostedProjectCard, ProjectVideos } from '../projects/project.ts'
import { ProjectSearch, ProjectSearchAnswer } from '../projects/project-search.ts'
import { quarterlyReportEndpoints } from '../reports/quarterly-report.ts'
import { savedEndpoints } from '../saved/saved-endpoints.ts'
import { MapAnswer, MapSearch } from '../search/map-search.ts'
import { Pagination, pagingAliases, Search, SearchAnswer } from '../search/search.ts'
import { Suggestion, SuggestionQuery } from '../search/suggestion.ts'
import { Understood, WordsQuery } from '../search/understood.ts'
import { viewingEndpoints } from '../viewings/viewing-endpoints.ts'
import { bodyErrors, type Endpoint, id } from './endpoint.ts'
import { route } from './routes.ts'

const pageOfVideos = z.object({
  per_page: z.coerce.number<string>().int().min(1).max(100).default(20),
  current_page: z.coerce.number<string>().int().min(1).max(1_000_000).default(1),
})

export const endpoints = {
  ...placeEndpoints,
  deskHours: {
    ...route('deskHours'),
    summary: 'Get the office hours',
    description: 'Weekdays and times in Pakistan.',
    answer: DeskHours,
    errors: [],
  },
  ...costEndpoints,
  ...estimateEndpoints,
  ...accuracyEndpoints,
  ...quarterlyReportEndpoints,
  suggestions: {
    ...route('suggestions'),
    summary: 'Suggest matches for a search text',
    description:
      'Property IDs, cities and areas, projects, landmarks, and agents by name or phone number. Takes Roman letters or Urdu.',
    query: SuggestionQuery,
    answer: z.array(Suggestion),
    errors: [422],
  },
  homeListings: {
    ...route('homeListings'),
    summary: 'List listings for the home page',
    description: 'Featured first, then newest, at most 60.',
    query: HomeListingsQuery,
    answer: HomeListings,
    errors: [422],
  },
  listing: {
    ...route('listing'),
    summary: 'Get a listing',
    description: 'Takes its property ID.',
    params: z.object({ id }),
    answer: ListingAnswer,
    errors: [404, 410],
  },
  listingPhotos: {
    ...route('listingPhotos'),
    summary: 'Get the photos of a listing',
    description: 'In their order, without floor plans.',
    params: z.object({ id }),
    answer: ListingPhotosAnswer,
    errors: [404, 410],
  },
  listingNearby: {
    ...route('listingNearby'),
    summary: 'List places near a listing',
    description:
      'The nearest school, hospital, mosque, park and so on within 3 km, with distances in a straight line.',
    params: z.object({ id }),
    answer: NearbyAnswer,
    errors: [404, 410],
    system: 'maps',
  },
  search: {
    ...route('search'),
    summary: 'Search listings',
    description: 'Returns published listings with the exact total, and counts for other filter values.',
    query: Search,
    queryAliases: pagingAliases,
    answer: SearchAnswer,
    errors: [422],
  },
  searchMap: {
    ...route('searchMap'),
    summary: 'Search listings on the map',
    description: 'Returns clusters, pins and counts by area.',
    query: MapSearch,
    queryAliases: pagingAliases,
    answer: MapAnswer,
    errors: [422],
  },
  understand: {
    ...route('understand'),
    summary: 'Parse a search query into filters',
    description:
      'Takes English, Urdu or Roman Urdu. The remaining words become the keyword. The phone number of an agent or the name of a landmark becomes a search by that agent or landmark.',
    query: WordsQuery,
    answer: Understood,
    errors: [422],
  },
  listingCards: {
    ...route('listingCards'),
    summary: 'Get listing cards by ID',
    description: 'As shown on the map. Listings that are no longer published are omitted.',
    query: ListingCardsQuery,
    answer: ListingCardsAnswer,
    errors: [422],
  },
  compare: {
    ...route('compare'),
    summary: 'Compare listings and units',
    description:
      'Up to four listings and unit types of projects, with the median prices of their areas and the distance to a place.',
    query: CompareQuery,
    answer: Compared,
    errors: [422],
  },
  agents: {
    ...route('agents'),
    ofAgency: true,
    summary: 'List agents',
    description: 'By page, or the first few.',
    query: z.object({
      per_page: z.coerce.number<string>().int().min(1).max(1000).default(1000),
      current_page: z.coerce.number<string>().int().min(1).max(1_000_000).default(1),
      count: z.coerce.number<string>().int().min(1).max(1000).optional(),
    }),
    answer: z.object({ data: z.array(HostedAgent), pagination: Pagination }),
    errors: [422],
  },
  agent: {
    ...route('agent'),
    ofAgency: true,
    summary: 'Get an agent',
    params: z.object({ id }),
    answer: z.object({ data: AgentDetails }),
    errors: [404],
  },
  projects: {
    ...route('projects'),
    summary: 'List projects',
    answer: z.array(HostedProjectCard),
    errors: [],
  },
  searchProjects: {
    ...route('searchProjects'),
    summary: 'Search projects',
    description: 'Returns the exact total, and counts for other filter values.',
    query: ProjectSearch,
    answer: ProjectSearchAnswer,
    errors: [422],
  },
  projectDetails: {
    ...route('projectDetails'),
    summary: 'Get a project',
    description: 'Includes its units, payment plan, pictures and approval.',
    params: z.object({ id }),
    answer: HostedProject,
    errors: [404],
  },
  projectNearby: {
    ...route('projectNearby'),
    summary: 'List places near a project',
    params: z.object({ id }),
    answer: NearbyAnswer,
    errors: [404],
    system: 'maps',
  },
  projectVideos: {
    ...route('projectVideos'),
    summary: 'List project videos',
    description: 'Newest first.',
    query: pageOfVideos,
    answer: ProjectVideos,
    errors: [422],
  },
  videosOfProject: {
    ...route('videosOfProject'),
    summary: 'List the videos of a project',
    description: 'Newest first.',
    params: z.object({ id }),
    query: pageOfVideos,
    answer: ProjectVideos,
    errors: [404, 422],
  },
  covers: {
    ...route('covers'),
    ofAgency: true,
    summary: 'List the cover pictures of the home page',
    answer: z.array(Cover),
    errors: [],
  },
  testimonials: {
    ...route('testimonials'),
    ofAgency: true,
    summary: 'List testimonials',
    answer: z.array(Testimonial),
    errors: [],
  },
  groupPhotos: {
    ...route('groupPhotos'),
    ofAgency: true,
    summary: 'List team photos',
    answer: z.array(GroupPhoto),
    errors: [],
  },
  events: {
    ...route('events'),
    summary: 'List events',
    description: 'Newest first.',
    answer: z.array(Event),
    errors: [],
  },
  event: {
    ...route('event'),
    summary: 'Get an event',
    description: 'Includes its photos and videos.',
    params: z.object({ eventId: id }),
    answer: EventDetail,
    errors: [404],
  },
  offices: {
    ...route('offices'),
    ofAgency: true,
    summary: 'List offices',
    answer: z.array(Office),
    errors: [],
  },
  page: {
    ...route('page'),
    summary: 'Get a page of the site',
    description: 'For example about or terms: its fields, and its text as safe HTML.',
    params: z.object({ name: z.enum(pageNames) }),
    answer: AnyPage,
    errors: [404, 503],
  },
  sitemap: {
    ...route('sitemap'),
    summary: 'List the parts of the sitemap',
    answer: z.object({ data: z.array(SitemapPart) }),
    errors: [],
  },
  sitemapPart: {
    ...route('sitemapPart'),
    summary: 'Get a part of the sitemap',
    description: 'At most 10,000 entries from the given offset.',
    params: z.object({ kind: z.enum(sitemapKinds), first: id }),
    answer: SitemapEntries,
    errors: [404],
  },
  adSlot: {
    ...route('adSlot'),
    summary: 'Check whether ads run in a placement',
    query: AdSlotQuery,
    answer: AdSlotData,
    errors: [422],
    system: 'ads',
  },
  ads: {
    method: 'GET',
    path: '/api/ads/candidates',
    summary: 'List ads for a placement',
    description: 'The browser shows one of them.',
    query: AdsQuery,
    answer: AdsAnswer,
    errors: [422],
    system: 'ads',
  },
  ...savedEndpoints,
  ...formEndpoints,
  ...viewingEndpoints,
  ...bookingEndpoints,
  ...alertEndpoints,
  upload: {
    method: 'POST',
    path: '/api/uploads',
    summary: 'Upload a file',
    description:
      'A picture, a video or a document. The body is the file itself; its type is detected from its content.',
    query: UploadQuery,
    takesFile: true,
    answer: UploadAnswer,
    errors: [...bodyErrors, 401, 408],
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** The answer of a call as it goes over the wire. */
export type WireAnswer<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['answer']>
