import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { GroupPhoto } from '#contract/content/people.ts'
import { files, groupPhotos } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { isPictureAt, linkedImage } from '../files/index.ts'
import { localizedColumn } from '../localized.ts'
import { prepared } from '../prepared-query.ts'

/** The shown photographs of the team in the agency's own order, else the newest first. */
export async function listGroupPhotos({ db }: Context): Promise<GroupPhoto[]> {
  return allGroupPhotos(db).execute()
}

const allGroupPhotos = prepared((db, language) =>
  db
    .select(groupPhotoColumns())
    .from(groupPhotos)
    .leftJoin(files, isPictureAt(groupPhotos.image))
    .where(and(eq(groupPhotos.shown, true), isNull(groupPhotos.archived_at)))
    .orderBy(asc(groupPhotos.position), desc(groupPhotos.taken_on), desc(groupPhotos.id))
    .prepare(`all_group_photos_${language}`),
)

function groupPhotoColumns() {
  const title = localizedColumn(groupPhotos.title, groupPhotos.title_ur)
  const alt = localizedColumn(groupPhotos.alt, groupPhotos.alt_ur)
  return {
    id: groupPhotos.id,
    title,
    image: linkedImage(groupPhotos.image),
    alt: sql<string>`coalesce(nullif(${alt}, ''), ${title})`,
    taken_on: groupPhotos.taken_on,
  }
}
