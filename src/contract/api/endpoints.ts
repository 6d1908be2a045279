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
    summary: 'The hours in which the agency answers: weekdays and times in Pakistan.',
    answer: DeskHours,
    errors: [],
  },
  ...costEndpoints,
  ...estimateEndpoints,
  ...accuracyEndpoints,
  ...quarterlyReportEndpoints,
  suggestions: {
    ...route('suggestions'),
    summary:
      'What a text typed into the search may mean, in Roman letters or Urdu: the property of an ID, cities and areas, projects, landmarks of the map, agents by name or phone number.',
    query: SuggestionQuery,
    answer: z.array(Suggestion),
    errors: [422],
  },
  homeListings: {
    ...route('homeListings'),
    summary: 'What the home page shows: featured first, then newest, at most 60.',
    query: HomeListingsQuery,
    answer: HomeListings,
    errors: [422],
  },
  listing: {
    ...route('listing'),
    summary: 'One listing by its property ID.',
    params: z.object({ id }),
    answer: ListingAnswer,
    errors: [404, 410],
  },
  listingNearby: {
    ...route('listingNearby'),
    summary:
      'The nearest school, hospital, mosque, park and so on of a listing, with distances in a straight line, at most 3 km.',
    params: z.object({ id }),
    answer: NearbyAnswer,
    errors: [404, 410],
    system: 'maps',
  },
  search: {
    ...route('search'),
    summary: 'Published listings by filters, with the exact total and counts for the other choices.',
    query: Search,
    queryAliases: pagingAliases,
    answer: SearchAnswer,
    errors: [422],
  },
  searchMap: {
    ...route('searchMap'),
    summary: 'The results of a search on the map: clusters, pins, and counts of areas.',
    query: MapSearch,
    queryAliases: pagingAliases,
    answer: MapAnswer,
    errors: [422],
  },
  understand: {
    ...route('understand'),
    summary:
      'The filters that a query in words contains, in English, Urdu or Roman Urdu. The remaining words become the keyword. The phone number of an agent or the name of a landmark becomes a search by that agent or landmark.',
    query: WordsQuery,
    answer: Understood,
    errors: [422],
  },
  listingCards: {
    ...route('listingCards'),
    summary:
      'The cards of listings by their IDs, as a map shows them; those that are no longer published are left out.',
    query: ListingCardsQuery,
    answer: ListingCardsAnswer,
    errors: [422],
  },
  compare: {
    ...route('compare'),
    summary:
      'Up to four listings and unit types of projects side by side, with the median of their areas and their distance to a place.',
    query: CompareQuery,
    answer: Compared,
    errors: [422],
  },
  agents: {
    ...route('agents'),
    ofAgency: true,
    summary: 'Agents, by page or the first few.',
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
    summary: 'One agent.',
    params: z.object({ id }),
    answer: z.object({ data: AgentDetails }),
    errors: [404],
  },
  projects: {
    ...route('projects'),
    summary: 'All projects.',
    answer: z.array(HostedProjectCard),
    errors: [],
  },
  searchProjects: {
    ...route('searchProjects'),
    summary: 'Projects by filters, with the exact total and counts for the other choices.',
    query: ProjectSearch,
    answer: ProjectSearchAnswer,
    errors: [422],
  },
  projectDetails: {
    ...route('projectDetails'),
    summary: 'One project with its units, payment plan, pictures and approval.',
    params: z.object({ id }),
    answer: HostedProject,
    errors: [404],
  },
  projectNearby: {
    ...route('projectNearby'),
    summary: 'The nearest places of a project, as of a listing.',
    params: z.object({ id }),
    answer: NearbyAnswer,
    errors: [404],
    system: 'maps',
  },
  projectVideos: {
    ...route('projectVideos'),
    summary: 'The videos of all projects, newest first.',
    query: pageOfVideos,
    answer: ProjectVideos,
    errors: [422],
  },
  videosOfProject: {
    ...route('videosOfProject'),
    summary: 'The videos of one project by its ID, newest first.',
    params: z.object({ id }),
    query: pageOfVideos,
    answer: ProjectVideos,
    errors: [404, 422],
  },
  covers: {
    ...route('covers'),
    ofAgency: true,
    summary: 'The pictures at the top of the home page.',
    answer: z.array(Cover),
    errors: [],
  },
  testimonials: {
    ...route('testimonials'),
    ofAgency: true,
    summary: 'What customers said.',
    answer: z.array(Testimonial),
    errors: [],
  },
  groupPhotos: {
    ...route('groupPhotos'),
    ofAgency: true,
    summary: 'Photographs of the team.',
    answer: z.array(GroupPhoto),
    errors: [],
  },
  events: {
    ...route('events'),
    summary: 'The gallery’s events, the newest first.',
    answer: z.array(Event),
    errors: [],
  },
  event: {
    ...route('event'),
    summary: 'One event with its photos and videos.',
    params: z.object({ eventId: id }),
    answer: EventDetail,
    errors: [404],
  },
  offices: {
    ...route('offices'),
    ofAgency: true,
    summary: 'The agency’s offices.',
    answer: z.array(Office),
    errors: [],
  },
  page: {
    ...route('page'),
    summary: 'A page of the agency’s own, such as about or terms: its fields, and its text as safe HTML.',
    params: z.object({ name: z.enum(pageNames) }),
    answer: AnyPage,
    errors: [404, 503],
  },
  sitemap: {
    ...route('sitemap'),
    summary: 'The parts of what search engines may find.',
    answer: z.object({ data: z.array(SitemapPart) }),
    errors: [],
  },
  sitemapPart: {
    ...route('sitemapPart'),
    summary: 'One part of what search engines may find: at most 10,000 entries from one on.',
    params: z.object({ kind: z.enum(sitemapKinds), first: id }),
    answer: SitemapEntries,
    errors: [404],
  },
  adSlot: {
    ...route('adSlot'),
    summary: 'Whether a campaign runs for a place of a page.',
    query: AdSlotQuery,
    answer: AdSlotData,
    errors: [422],
    system: 'ads',
  },
  ads: {
    method: 'GET',
    path: '/api/ads/candidates',
    summary: 'A few ads for a place of a page; the browser shows one of them.',
    query: AdsQuery,
    answer: AdsAnswer,
    errors: [422],
    system: 'ads',
  },
  ...savedEndpoints,
  ...formEndpoints,
  ...bookingEndpoints,
  ...alertEndpoints,
  upload: {
    method: 'POST',
    path: '/api/uploads',
    summary:
      'Stores a picture, a video or a document. The body is the file itself; its type is detected from its content.',
    query: UploadQuery,
    takesFile: true,
    answer: UploadAnswer,
    errors: [...bodyErrors, 401, 408],
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** The answer of a call as it goes over the wire. */
export type WireAnswer<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['answer']>
