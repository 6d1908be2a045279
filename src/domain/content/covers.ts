import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Cover } from '#contract/content/people.ts'
import { covers, files } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { isPictureAt } from '../files/index.ts'
import { localizedColumn } from '../localized.ts'
import { prepared } from '../prepared-query.ts'

/** The shown pictures for the top of the home page, in the agency's own order. */
export async function listCovers({ db }: Context): Promise<Cover[]> {
  return shownCovers(db).execute()
}

const shownCovers = prepared((db, language) =>
  db
    .select({
      id: covers.id,
      title: localizedColumn(covers.title, covers.title_ur),
      image: covers.image,
      image_width: files.width,
      image_height: files.height,
      alt: localizedColumn(covers.alt, covers.alt_ur),
      link: covers.link,
    })
    .from(covers)
    .leftJoin(files, isPictureAt(covers.image))
    .where(and(eq(covers.shown, true), isNull(covers.archived_at)))
    .orderBy(asc(covers.position), asc(covers.id))
    .prepare(`shown_covers_${language}`),
)
