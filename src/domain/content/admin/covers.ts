import { asc, eq } from 'drizzle-orm'
import type { CoverFields } from '#contract/admin/content.ts'
import type { Db } from '#db/client.ts'
import { covers } from '#db/schema/index.ts'
import { allow, type Staff } from '../../access/allow.ts'
import { atTheEnd, insertedId, isArchived } from '../../collections/record-columns.ts'
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

/** The covers of the home page as their editors see them, in the agency's own order. */
export async function listCoversForStaff(db: Db, by: Staff) {
  allow(by, 'content.edit')
  return rows(db).orderBy(asc(covers.position), asc(covers.id))
}

/** @throws NotFound for an unknown id */
export async function showCoverForStaff(db: Db, by: Staff, id: number) {
  allow(by, 'content.edit')
  return showRecord(db, kept, id)
}

/** @throws Invalid when its picture was not uploaded */
export async function createCover(db: Db, by: Staff, fields: CoverFields) {
  allow(by, 'content.edit')
  return createRecord(db, by, kept, fields)
}

/** @throws NotFound, Conflict when somebody else saved it since, Invalid when its picture was not uploaded */
export async function changeCover(db: Db, by: Staff, seen: Seen, fields: CoverFields) {
  allow(by, 'content.edit')
  return updateRecord(db, by, kept, seen, fields)
}

/** @throws NotFound for an unknown id */
export async function archiveCover(db: Db, by: Staff, id: number, isGone: boolean) {
  allow(by, 'content.edit')
  return archiveRecord(db, by, kept, id, isGone)
}

export async function orderCovers(db: Db, by: Staff, ids: readonly number[]) {
  allow(by, 'content.edit')
  return orderRecords(db, by, kept, ids)
}

function rows(db: Db) {
  return db
    .select({
      id: covers.id,
      version: covers.version,
      archived: isArchived(covers.archived_at),
      title: covers.title,
      image: covers.image,
      alt: covers.alt,
      link: covers.link,
      shown: covers.shown,
    })
    .from(covers)
    .$dynamic()
}

type Item = Awaited<ReturnType<typeof rows>>[number]

const kept: Kept<Item, CoverFields> = {
  entity: 'cover',
  table: covers,
  find: async (db, id) => (await rows(db).where(eq(covers.id, id)))[0],
  async insert(tx, fields) {
    await mustBeStored(tx, 'picture', { image: fields.image })
    return insertedId(
      tx
        .insert(covers)
        .values({ ...fields, position: atTheEnd(covers) })
        .returning({ id: covers.id }),
    )
  },
  async update(tx, id, fields, { image }) {
    if (fields.image !== image) await mustBeStored(tx, 'picture', { image: fields.image })
    await tx.update(covers).set(fields).where(eq(covers.id, id))
  },
}
