import { asc, eq, sql } from 'drizzle-orm'
import type { OfficeFields } from '#contract/admin/content.ts'
import type { Db } from '#db/client.ts'
import { offices } from '#db/schema/index.ts'
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
import { officeColumns } from '../offices.ts'

/** The agency's offices as their editors see them, in its own order, the head office first. */
export async function listOfficesForStaff(db: Db, by: Staff) {
  allow(by, 'content.edit')
  return rows(db).orderBy(asc(offices.position), asc(offices.id))
}

/** @throws NotFound for an unknown id */
export async function showOfficeForStaff(db: Db, by: Staff, id: number) {
  allow(by, 'content.edit')
  return showRecord(db, kept, id)
}

export async function createOffice(db: Db, by: Staff, fields: OfficeFields) {
  allow(by, 'content.edit')
  return createRecord(db, by, kept, fields)
}

/** @throws NotFound for an unknown id, Conflict when somebody else saved it since */
export async function changeOffice(db: Db, by: Staff, seen: Seen, fields: OfficeFields) {
  allow(by, 'content.edit')
  return updateRecord(db, by, kept, seen, fields)
}

/** @throws NotFound for an unknown id */
export async function archiveOffice(db: Db, by: Staff, id: number, isGone: boolean) {
  allow(by, 'content.edit')
  return archiveRecord(db, by, kept, id, isGone)
}

export async function orderOffices(db: Db, by: Staff, ids: readonly number[]) {
  allow(by, 'content.edit')
  return orderRecords(db, by, kept, ids)
}

function rows(db: Db) {
  return db
    .select({
      ...officeColumns,
      version: offices.version,
      archived: isArchived(offices.archived_at),
    })
    .from(offices)
    .$dynamic()
}

type Item = Awaited<ReturnType<typeof rows>>[number]

const kept: Kept<Item, OfficeFields> = {
  entity: 'office',
  table: offices,
  find: async (db, id) => (await rows(db).where(eq(offices.id, id)))[0],
  async insert(tx, fields) {
    return insertedId(
      tx
        .insert(offices)
        .values({ ...fields, is_own: true, position: atTheEnd(offices) })
        .returning({ id: offices.id }),
    )
  },
  // From now on it is the admin app's, and not agency.config.ts's.
  archive: (isGone) => sql`is_own = true, archived_at = ${isGone ? sql`now()` : null}`,
  async update(tx, id, fields) {
    await tx
      .update(offices)
      .set({ ...fields, is_own: true })
      .where(eq(offices.id, id))
  },
}
