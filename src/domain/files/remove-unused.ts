import { and, getTableColumns, inArray, is, notExists, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { isFileAddress } from '#db/schema/columns.ts'
import * as schema from '#db/schema/index.ts'
import { documentKey, originalKey, videoKey } from '#storage/keys.ts'
import type { Context } from '../context.ts'
import { removeStored } from './delete-stored.ts'

/** Wherever the address of a file is stored. */
const places: AnyPgColumn[] = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => Object.values(getTableColumns(table)))
  .filter(isFileAddress)

const { files, resumes } = schema

/**
 * Removes these files, but for those that something shows: who is about to show one holds its row (`mustBeStored`)
 * and is waited for.
 */
export async function removeUnused(
  ctx: Context<'db' | 'queue' | 'storage'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await removeStored(ctx, async (tx) => {
    const gone = await removeRows(tx, ids)
    const posters = gone.flatMap(({ poster }) => poster ?? [])
    const all = [...gone, ...(posters.length > 0 ? await removeRows(tx, posters) : [])]
    return all.flatMap(({ id }) => [`sizes/${id}/`, originalKey(id), videoKey(id), documentKey(id)])
  })
}

async function removeRows(tx: Db, ids: readonly string[]) {
  const these = inArray(files.id, [...ids])
  // Each statement sees what was done before it: what holds a row has ended when the next one looks.
  await tx.select({ id: files.id }).from(files).where(these).for('update')
  return tx
    .delete(files)
    .where(and(these, isUnused(tx)))
    .returning({ id: files.id, poster: files.poster })
}

/** The condition that nothing shows a file. */
export function isUnused(db: Db): SQL | undefined {
  const videos = alias(files, 'videos')
  const unused: SQL[] = places.map(
    (column) => sql`not exists (select 1 from ${column.table} where ${column} = ${files.address})`,
  )
  return and(
    ...unused,
    notExists(db.select({ id: resumes.id }).from(resumes).where(sql`${resumes.file_id} = ${files.id}`)),
    notExists(db.select({ id: videos.id }).from(videos).where(sql`${videos.poster} = ${files.id}`)),
  )
}
