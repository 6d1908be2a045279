/** The method and path of every call that pages make, without schemas: the contract's endpoints and the client share it. */
export const routes = {
  cities: 'GET /api/city',
  areas: 'GET /api/area',
  places: 'GET /api/places',
  popularAreas: 'GET /api/area/popular',
  homeListings: 'GET /api/listings',
  listing: 'GET /api/listings/:id',
  search: 'GET /api/listings/search',
  agents: 'GET /api/agents',
  agent: 'GET /api/agents/:id',
  projects: 'GET /api/projects',
  searchProjects: 'GET /api/projects/search',
  projectDetails: 'GET /api/projects/Details/:id',
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
  bookable: 'GET /api/bookings/project/:id',
  book: 'POST /api/bookings',
  booking: 'GET /api/bookings/:reference',
  confirmHold: 'POST /api/bookings/:reference/confirm',
  giveUpBooking: 'POST /api/bookings/:reference/release',
  addCandidate: 'POST /api/webhr/add-candidate/',
} as const

export type RouteName = keyof typeof routes

type AsEndpoint<Route> = Route extends `${infer Method} ${infer Path}`
  ? { method: Method; path: Path }
  : never

/** The method and the path of a call, such as `{ method: 'GET', path: '/api/city' }`. */
export function route<Name extends RouteName>(name: Name): AsEndpoint<(typeof routes)[Name]> {
  const [method, path] = routes[name].split(' ')
  // What the type takes apart, the line above does.
  return { method, path } as AsEndpoint<(typeof routes)[Name]>
}
