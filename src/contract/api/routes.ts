/** The client's part of every call that pages make, without schemas: the endpoints are built from it. */
export const routes = {
  cities: 'GET /api/city',
  areas: 'GET /api/area',
  areaPrices: 'GET /api/areas/prices',
  areaReport: 'GET /api/areas/:id/report',
  areaNearby: 'GET /api/areas/:id/nearby',
  cityReport: 'GET /api/city/:slug/report',
  quarterlyReport: 'GET /api/reports/:city/:quarter',
  areaOutlines: 'GET /api/areas/outlines',
  cityOutlines: 'GET /api/cities/outlines',
  places: 'GET /api/places',
  costs: 'GET /api/costs',
  estimate: 'GET /api/estimates',
  estimateAccuracy: 'GET /api/estimates/accuracy',
  exchangeRates: 'GET /api/exchange-rates',
  deskHours: 'GET /api/desk-hours',
  suggestions: 'GET /api/suggestions',
  popularAreas: 'GET /api/area/popular',
  homeListings: 'GET /api/listings',
  listing: 'GET /api/listings/:id',
  reportListing: 'POST /api/listings/:id/reports',
  listingPhotos: 'GET /api/listings/:id/photos',
  listingNearby: 'GET /api/listings/:id/nearby',
  search: 'GET /api/listings/search',
  searchMap: 'GET /api/listings/map',
  understand: 'GET /api/listings/understand',
  listingCards: 'GET /api/listings/cards',
  compare: 'GET /api/compare',
  saved: 'GET /api/saved',
  shareHomes: 'POST /api/shared-lists',
  sharedList: 'GET /api/shared-lists/:token',
  endSharedList: 'POST /api/shared-lists/:token/end',
  createTransfer: 'POST /api/device-transfers',
  openTransfer: 'POST /api/device-transfers/:token/open',
  agents: 'GET /api/agents',
  agent: 'GET /api/agents/:id',
  projects: 'GET /api/projects',
  searchProjects: 'GET /api/projects/search',
  projectDetails: 'GET /api/projects/Details/:id',
  projectNearby: 'GET /api/projects/:id/nearby',
  projectVideos: 'GET /api/projectVideos/',
  videosOfProject: 'GET /api/projectVideos/:id',
  covers: 'GET /api/covers',
  testimonials: 'GET /api/testimonials',
  groupPhotos: 'GET /api/groupPhoto',
  events: 'GET /api/events',
  event: 'GET /api/events/:eventId',
  offices: 'GET /api/offices/',
  page: 'GET /api/pages/:name',
  jobPostings: 'GET /api/webhr/job-postings',
  sitemap: 'GET /api/sitemap',
  sitemapPart: 'GET /api/sitemap/:kind/:first',
  adSlot: 'GET /api/ads/room',
  jobDetails: 'GET /api/webhr/job-details/:jobId',
  inquiry: 'POST /api/inquiry',
  propertyInquiry: 'POST /api/inquiry/property',
  projectInquiry: 'POST /api/inquiry/project',
  leadState: 'GET /api/inquiry/:reference',
  contact: 'POST /api/contact',
  getInTouch: 'POST /api/getInTouch/addGetInTouch',
  franchise: 'POST /api/franchise/addFranchise',
  valuation: 'POST /api/valuation',
  wanted: 'POST /api/wanted',
  wantedAssign: 'POST /api/wanted/sendingToAssign/:id',
  viewingTimes: 'GET /api/listings/:id/viewing-times',
  requestViewing: 'POST /api/viewings',
  viewing: 'GET /api/viewings/:secret',
  changeViewing: 'POST /api/viewings/:secret',
  bookable: 'GET /api/bookings/project/:id',
  book: 'POST /api/bookings',
  booking: 'GET /api/bookings/:reference',
  confirmHold: 'POST /api/bookings/:reference/confirm',
  giveUpBooking: 'POST /api/bookings/:reference/release',
  addCandidate: 'POST /api/webhr/add-candidate/',
  alertChannels: 'GET /api/alerts/channels',
  createAlert: 'POST /api/alerts',
  createHomeAlert: 'POST /api/alerts/homes',
  sendAlertsLink: 'POST /api/alerts/link',
  alertRequest: 'GET /api/alerts/requests/:reference',
  confirmAlertByCode: 'POST /api/alerts/requests/:reference',
  alertToConfirm: 'GET /api/alerts/confirm/:token',
  confirmAlert: 'POST /api/alerts/confirm/:token',
  savedAlerts: 'GET /api/alerts/saved/:secret',
  changeAlerts: 'POST /api/alerts/saved/:secret',
  changeAlert: 'POST /api/alerts/saved/:secret/:id',
  unsubscribeAlerts: 'POST /api/alerts/unsubscribe/:token',
} as const

export type RouteName = keyof typeof routes

type Trait = {
  /** The body is a form (multipart/form-data) with a file in this field, beside the fields of `body`. */
  fileField?: string
  /** The keys of the answer stay as they are on the wire (S4.1). */
  keepsKeys?: true
  /** The request has a JSON content type, although it has no body (S7.2). */
  saysJson?: true
  /** This site's own content: where the API's other host has no such call, this server answers it. */
  ofSite?: true
}

const traits = {
  projectDetails: { keepsKeys: true },
  addCandidate: { fileField: 'resume' },
  offices: { saysJson: true },
  page: { ofSite: true },
  deskHours: { ofSite: true },
  costs: { ofSite: true },
  exchangeRates: { ofSite: true },
} as const satisfies { [Name in RouteName]?: Trait }

type AsEndpoint<Route> = Route extends `${infer Method} ${infer Path}`
  ? { method: Method; path: Path }
  : never

export type Route<Name extends RouteName> = AsEndpoint<(typeof routes)[Name]> &
  (Name extends keyof typeof traits ? (typeof traits)[Name] : unknown)

/** The method, the path and the traits of a call: `{ method: 'GET', path: '/api/city' }`. */
export function route<Name extends RouteName>(name: Name): Route<Name> {
  const [method, path] = routes[name].split(' ')
  const { [name]: trait }: { [Key in RouteName]?: Trait } = traits
  // The first line splits what the type splits.
  return { method, path, ...trait } as Route<Name>
}
