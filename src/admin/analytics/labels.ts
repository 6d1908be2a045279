import { unknownPage } from '#contract/analytics/page-pattern.ts'

const pageNames: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/search': 'Search',
  '/listing/{id}': 'Listings',
  '/project/{id}': 'Projects',
  '/team': 'Team',
  '/team/{id}': 'Agents',
  '/gallery': 'Gallery',
  '/gallery/{id}': 'Events',
  '/careers': 'Careers',
  '/job-description/{id}': 'Jobs',
  '/get-{product}-franchise': 'Franchise',
  '/dubai-re-event': 'Dubai event',
  '/about': 'About',
  '/contact': 'Contact',
  '/valuation': 'Valuation',
  '/wanted': 'Wanted property',
  '/inquiry': 'Requests',
  '/book/{id}': 'Booking a unit',
  '/booking': 'Bookings',
  '/iso': 'ISO certification',
  '/privacy-policy': 'Privacy policy',
  '/terms': 'Terms',
  [unknownPage]: 'Pages that are not there',
}

/** What people call a page of the site; its address where they call it nothing. */
export function nameOfPage(page: string): string {
  return pageNames[page] ?? page
}

export const deviceNames: Readonly<Record<string, string>> = {
  phone: 'Phones',
  tablet: 'Tablets',
  desktop: 'Computers',
}

export const purposeNames: Readonly<Record<string, string>> = { sale: 'To buy', rent: 'To rent' }
