import { asc, desc, eq } from 'drizzle-orm'
import type { GroupPhotoFields } from '#contract/admin/content.ts'
import type { Db } from '#db/client.ts'
import { groupPhotos } from '#db/schema/index.ts'
import { allow, type Staff } from '../../access/allow.ts'
import { insertedId, isArchived } from '../../collections/record-columns.ts'
import {
  archiveRecord,
  createRecord,
  type Kept,
  orderRecords,
  type Seen,
  showRecord,
  updateRecord,
} from '../../collections/save-record.ts'
import { mustBeStored } from '../../files/must-be-stored.ts'

/** The photographs of the team as their editors see them, in the agency's own order, else the newest first. */
export async function listGroupPhotosForStaff(db: Db, by: Staff) {
  allow(by, 'content.edit')
  return rows(db).orderBy(asc(groupPhotos.position), desc(groupPhotos.taken_on), desc(groupPhotos.id))
}

/** @throws NotFound for an unknown id */
export async function showGroupPhotoForStaff(db: Db, by: Staff, id: number) {
  allow(by, 'content.edit')
  return showRecord(db, kept, id)
}

/** @throws Invalid when its picture was not uploaded */
export async function createGroupPhoto(db: Db, by: Staff, fields: GroupPhotoFields) {
  allow(by, 'content.edit')
  return createRecord(db, by, kept, fields)
}

/** @throws NotFound, Conflict when somebody else saved it since, Invalid when its picture was not uploaded */
export async function changeGroupPhoto(db: Db, by: Staff, seen: Seen, fields: GroupPhotoFields) {
  allow(by, 'content.edit')
  return updateRecord(db, by, kept, seen, fields)
}

/** @throws NotFound for an unknown id */
export async function archiveGroupPhoto(db: Db, by: Staff, id: number, isGone: boolean) {
  allow(by, 'content.edit')
  return archiveRecord(db, by, kept, id, isGone)
}

export async function orderGroupPhotos(db: Db, by: Staff, ids: readonly number[]) {
  allow(by, 'content.edit')
  return orderRecords(db, by, kept, ids)
}

function rows(db: Db) {
  return db
    .select({
      id: groupPhotos.id,
      version: groupPhotos.version,
      archived: isArchived(groupPhotos.archived_at),
      title: groupPhotos.title,
      image: groupPhotos.image,
      alt: groupPhotos.alt,
      taken_on: groupPhotos.taken_on,
      shown: groupPhotos.shown,
    })
    .from(groupPhotos)
    .$dynamic()
}

type Item = Awaited<ReturnType<typeof rows>>[number]

const kept: Kept<Item, GroupPhotoFields> = {
  entity: 'group photo',
  table: groupPhotos,
  find: async (db, id) => (await rows(db).where(eq(groupPhotos.id, id)))[0],
  async insert(tx, fields) {
    await mustBeStored(tx, 'picture', { image: fields.image })
    return insertedId(tx.insert(groupPhotos).values(fields).returning({ id: groupPhotos.id }))
  },
  async update(tx, id, fields, { image }) {
    if (fields.image !== image) await mustBeStored(tx, 'picture', { image: fields.image })
    await tx.update(groupPhotos).set(fields).where(eq(groupPhotos.id, id))
  },
}
