import { desc } from 'drizzle-orm'
import type { GroupPhoto } from '#contract/people.ts'
import type { Db } from '#db/client.ts'
import { groupPhotos } from '#db/schema/index.ts'
import { prepared } from '../prepared.ts'

/** Photographs of the team, the newest first. */
export async function listGroupPhotos(db: Db): Promise<GroupPhoto[]> {
  return allGroupPhotos(db).execute()
}

const allGroupPhotos = prepared((db) =>
  db
    .select()
    .from(groupPhotos)
    .orderBy(desc(groupPhotos.taken_on), desc(groupPhotos.id))
    .prepare('all_group_photos'),
)
