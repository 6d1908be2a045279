import type { DemoSite } from './browser.ts'
import { makeListing } from './factories.ts'

/** A screen in one of its states that have an address. */
export interface Screen {
  status: 200 | 404
  path(site: DemoSite): Promise<string> | string
}

/** Every screen a visitor can meet, by what a visitor would call it. */
export const screens: Readonly<Record<string, Screen>> = {
  'the home page': { status: 200, path: () => '/' },
  'a search': { status: 200, path: () => '/search?purpose=sale&cityId=1' },
  'a search without results': { status: 200, path: () => '/search?purpose=rent&cityId=1&beds=50' },
  'a search with nonsense in it': { status: 200, path: () => '/search?minPrice=cheap&beds=x' },
  'a listing': { status: 200, path: featuredListing },
  'a listing with next to nothing': {
    status: 200,
    path: async ({ db }) => `/listing/${(await makeListing(db, { description: 'Call us.', price: 0 })).id}`,
  },
  'a sold listing': {
    status: 200,
    path: async ({ db }) => `/listing/${(await makeListing(db, { status: 'sold' })).id}`,
  },
  'a listing that does not exist': { status: 404, path: () => '/listing/2147483647' },
  'a listing with a wrong ID': { status: 404, path: () => '/listing/abc' },
  'a page that does not exist': { status: 404, path: () => '/no/such/page' },
  'the inquiry form': { status: 200, path: () => '/inquiry' },
}

/** A featured one has everything a listing can have. */
async function featuredListing({ pool }: DemoSite): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id FROM listings WHERE status = 'published' AND featured ORDER BY id LIMIT 1`,
  )
  return `/listing/${rows[0]?.id}`
}
