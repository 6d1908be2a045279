import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Cover } from '#contract/content/people.ts'
import { covers } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { prepared } from '../prepared-query.ts'

/** The shown pictures for the top of the home page, in the agency's own order. */
export async function listCovers({ db }: Context): Promise<Cover[]> {
  return shownCovers(db).execute()
}

const shownCovers = prepared((db) =>
  db
    .select({
      id: covers.id,
      title: covers.title,
      image: covers.image,
      alt: covers.alt,
      link: covers.link,
    })
    .from(covers)
    .where(and(eq(covers.shown, true), isNull(covers.archived_at)))
    .orderBy(asc(covers.position), asc(covers.id))
    .prepare('shown_covers'),
)
