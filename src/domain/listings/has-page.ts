import { type SQL, sql } from 'drizzle-orm'
import { listings } from '#db/schema/index.ts'

/** Whether visitors find something at a listing's address, if only that it is gone: it was on the site once. */
export const hasPage: SQL = sql`${listings.published_at} is not null and ${listings.status} not in ('draft', 'review')`
