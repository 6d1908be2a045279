import { and, asc, count, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ListingView, NewListingView } from '#contract/admin/listing-list.ts'
import { listingViews } from '#db/schema/index.ts'
import { listingErrors as t } from '#messages/admin.ts'
import type { AllowedContext } from '../../context.ts'
import { Conflict, NotFound } from '../../errors.ts'

const most = 50

/** The saved views of the caller, by name. */
export async function readViews({ db, actor }: AllowedContext<'listings.read'>): Promise<ListingView[]> {
  return db
    .select({ id: listingViews.id, name: listingViews.name, query: listingViews.query })
    .from(listingViews)
    .where(eq(listingViews.staff_id, actor.id))
    .orderBy(asc(listingViews.name))
}

/** Saves a view; one of the same name is replaced. @throws Conflict when there are fifty already */
export async function saveView(
  { db, actor }: AllowedContext<'listings.read'>,
  view: z.output<typeof NewListingView>,
): Promise<ListingView[]> {
  const [others] = await db
    .select({ count: count() })
    .from(listingViews)
    .where(eq(listingViews.staff_id, actor.id))
  if ((others?.count ?? 0) >= most) throw new Conflict(t.tooManyViews({ most }))
  await db
    .insert(listingViews)
    .values({ ...view, staff_id: actor.id })
    .onConflictDoUpdate({ target: [listingViews.staff_id, listingViews.name], set: { query: view.query } })
  return readViews({ db, actor })
}

/** @throws NotFound for a view of another person */
export async function forgetView(
  { db, actor }: AllowedContext<'listings.read'>,
  id: number,
): Promise<ListingView[]> {
  const gone = await db
    .delete(listingViews)
    .where(and(eq(listingViews.id, id), eq(listingViews.staff_id, actor.id)))
    .returning({ id: listingViews.id })
  if (gone.length === 0) throw new NotFound(t.unknownView)
  return readViews({ db, actor })
}
