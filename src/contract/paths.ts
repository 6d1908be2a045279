/** Builds every path of the site: the one place that knows how they are written. No host, no zod. */
import { slug } from './text/slugs.ts'

export const listingPath = (id: number): string => `/listing/${id}`

/** The name replaces a missing slug. */
export const projectPath = ({ id, name, slug: given }: { id: number; name: string; slug?: string }): string =>
  `/project/${id}/${encodeURIComponent(given || slug(name))}`

/** The page where a visitor reports an error in a listing. */
export const reportListingPath = (id: number): string => `/listing/${id}/report`

/** The section of the home page that the menu's 'Projects' jumps to (D49). */
export const projectsSection = 'projects'

/** The costs of a listing beside its price. */
export const costsOfListingPath = (id: number): string => `/costs?listing=${id}`

/** The areas of a city, and the page of one of them: `/areas/lahore`, `/areas/lahore/dha-phase-6-12`. */
export const cityAreasPath = (city: { slug: string }): string => `/areas/${encodeURIComponent(city.slug)}`
export const areaPath = (area: { id: number; english_name: string; city_slug: string }): string =>
  `/areas/${encodeURIComponent(area.city_slug)}/${encodeURIComponent(`${slug(area.english_name.toLowerCase())}-${area.id}`)}`

/** The agency's price reports of a city: the newest quarter, or one such as '2026-q3'; the PDF of one. */
export const reportPath = (city: { slug: string }, quarter?: string): string =>
  `/reports/${encodeURIComponent(city.slug)}${quarter === undefined ? '' : `/${quarter}`}`
export const reportPdfPath = (city: { slug: string }, quarter: string): string =>
  `${reportPath(city, quarter)}.pdf`
export const reportPdfPattern = /^(?:\/ur)?\/reports\/[^/]+\/[^/]+\.pdf$/

/** Drawn maps for browsers without scripts: of a search, by its query, and of a place. */
export const resultsMapPath = (query: string): string => `/drawn-map/results.svg?${query}`
export const placeMapPath = ({ lat, long, area, city }: MappedPlace): string =>
  `/drawn-map/place.svg?city=${city?.id ?? ''}${area?.id ? `&area=${area.id}` : ''}${lat === null || long === null ? '' : `&lat=${lat}&long=${long}`}`
type MappedPlace = {
  lat: number | null
  long: number | null
  area: { id: number | null } | null
  city: { id: number | null } | null
}

/** How estimates are made, and how far they were off. */
export const valuationMethodPath = '/valuation/method'

/** The page where a unit of a project is booked; without a unit, where one is chosen. */
export const bookPath = (projectId: number, unitId?: number): string =>
  unitId === undefined ? `/book/${projectId}` : `/book/${projectId}/${unitId}`

export const bookingPath = (reference: string): string => `/booking/${encodeURIComponent(reference)}`

/** The page where a visitor asks to view a listing. */
export const requestViewingPath = (listingId: number): string => `/listing/${listingId}/viewing`

/** The page of a viewing, for its visitor alone. */
export const viewingPath = (secret: string): string => `/viewing/${encodeURIComponent(secret)}`

/** The page where the sender of a request follows it. */
export const inquiryPath = (reference: string): string => `/inquiry/${encodeURIComponent(reference)}`

/** The page that sends a visitor the link to their alerts. */
export const alertsPath = '/alerts'

/** The page that creates alerts about a listing; for a search it has the keys of the search instead. */
export const newAlertPath = (listingId: number): string => `/alerts/new?listing=${listingId}`

/** The page with all alerts of an address. */
export const savedAlertsPath = (secret: string): string => `/alerts/${encodeURIComponent(secret)}`

/** The page after a new alert, where the code of the message can be typed. */
export const alertRequestPath = (reference: string): string => `/alerts/new/${encodeURIComponent(reference)}`

/** The page that confirms an alert, in the message to its address. */
export const confirmAlertPath = (token: string): string => `/alerts/confirm/${encodeURIComponent(token)}`

/** The page that ends all alerts of an address. */
export const unsubscribePath = (token: string): string => `/alerts/unsubscribe/${encodeURIComponent(token)}`

export const franchisePath = (product: string): string => `/get-${product}-franchise`
/** The homes the visitor saved. */
export const savedPath = '/saved'

/** A shared list of saved homes. */
export const sharedListPath = (token: string): string => `/saved/${encodeURIComponent(token)}`

/** The page that takes over what another device saved; what to take over is behind a hash, which no server sees. */
export const receivePath = '/saved/receive'

export const agentPath = (id: number): string => `/team/${id}`
export const eventPath = (id: number): string => `/gallery/${id}`
export const vacancyPath = (id: number): string => `/job-description/${id}`

/** Screens of the admin app that emails and notifications link to. */
export const adminPaths = {
  application: (id: number) => `/admin/applications/${id}`,
  booking: (id: number) => `/admin/bookings/${id}`,
  forgotPassword: '/admin/forgotten',
  import: (id: number) => `/admin/imports/${id}`,
  lead: (id: number) => `/admin/leads/${id}`,
  listing: (id: number) => `/admin/listings/${id}`,
  listingReports: '/admin/listing-reports',
  listings: '/admin/listings',
  viewings: '/admin/viewings',
  /** The token is behind a hash, so that it reaches no server's log. */
  setPassword: (token: string) => `/admin/password#${token}`,
  settings: '/admin/settings',
  webhook: (id: number) => `/admin/webhooks/${id}`,
} as const

/** The private calendar of a member of staff, and of a viewing for its visitor. */
export const staffCalendarPath = (secret: string): string => `/api/calendars/${secret}/viewings.ics`
export const viewingCalendarPath = (secret: string): string => `/api/viewings/${secret}/calendar.ics`

/** Where pages report scripts that failed. */
export const scriptErrorsPath = '/api/script-errors'
