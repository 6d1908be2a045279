/** Undoes one import. Listings that were edited since are named and stay as they are. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { ImportUndone } from '#contract/admin/import-runs.ts'
import type { Db } from '#db/client.ts'
import {
  auditLog,
  importChanges,
  importPlaces,
  importRuns,
  leads,
  listingDrafts,
  listingImages,
  listings,
  listingVideos,
} from '#db/schema/index.ts'
import { audit, auditAll } from '../../audit/index.ts'
import { removeUnusedAreas, removeUnusedCities } from '../../places/index.ts'
import { contentColumns, contentJson, differing, firstStatus } from '../store-ads.ts'

type Run = typeof importRuns.$inferSelect

const keptShown = 200

/** All or nothing: in one transaction, with a line of its own and one of each listing in the audit log. */
export async function undoRun(db: Db, run: Run): Promise<void> {
  await db.transaction(async (tx) => {
    // Before anything is done: what is left of the import afterwards is what was kept.
    const kept = await findKept(tx, run.id)
    const restored = await restoreChanged(tx, run)
    const removed = await removeUntouched(tx, run)
    const archived = await archiveRest(tx, run)
    const undone: ImportUndone = {
      removed,
      archived,
      places_removed: await removePlaces(tx, run),
      restored,
      kept_count: kept.length,
      kept: kept.slice(0, keptShown),
    }
    await tx
      .update(importRuns)
      .set({ state: 'undone', undone, undone_at: sql`now()`, progress: 1 })
      .where(eq(importRuns.id, run.id))
    const by = { id: run.undone_by_id, name: run.undone_by ?? '' }
    const { kept: _, ...after } = undone
    await audit(tx, by, { action: 'undone', entity: 'import', entityId: run.id, before: null, after })
  })
}

/** The import's changes with their listings as they are now. */
const touched = (runId: number) =>
  sql`${importChanges} as change join ${listings} as listing on listing.id = change.listing_id and change.run_id = ${runId}`

// An import of an earlier version knew nothing of these.
const unknownBefore = sql`'{"title_ur": "", "description_ur": "", "possession": null, "year_built": null, "floor": null}'::jsonb`

/** It says what the import had it say. */
const isAsImported = sql`${contentJson('listing')} = ${unknownBefore} || change.after`

/** It is as far as the import left it: neither sold, nor archived, nor a draft again. */
const isAsFar = sql`listing.status = ${firstStatus('listing')}`

/** What it said before can be said again: its area is still there, and nothing that was decided since forbids it. */
const canGoBack = sql`(exists (select from areas where areas.id = (change.before ->> 'area_id')::int)
  and (listing.status not in ('sold', 'rented') or listing.purpose = change.before ->> 'purpose'))`

async function findKept(tx: Db, runId: number): Promise<ImportUndone['kept']> {
  const { rows } = await tx.execute<{ id: number; title: string; why: string }>(sql`
    select listing.id, listing.title, case
        when not ${isAsImported} then 'was edited since'
        when change.before is null then 'is ' || listing.status || ' now'
        else 'cannot be what it was: it is ' || listing.status || ', or its area is gone' end as why
    from ${touched(runId)}
    where case when change.before is null then not (${isAsImported} and ${isAsFar})
      else not (${isAsImported} and ${canGoBack}) end
    order by listing.id`)
  return rows
}

async function restoreChanged(tx: Db, run: Run): Promise<number> {
  const columns = contentColumns.join(', ')
  const earlier = contentColumns.map((column) => `earlier.${column}`).join(', ')
  return logged(
    tx,
    run,
    'restore',
    sql`
    update ${listings} as target set (${sql.raw(columns)}) = (select ${sql.raw(earlier)}), updated_at = now()
    from ${touched(run.id)}, jsonb_populate_record(null::${listings}, ${unknownBefore} || change.before) as earlier
    where target.id = listing.id and change.before is not null and ${isAsImported} and ${canGoBack}
    returning target.id, ${differing(sql`change.after`, sql`change.before`)} as before,
      ${differing(sql`change.before`, sql`change.after`)} as after`,
  )
}

/** New listings that are unused and unedited. */
async function removeUntouched(tx: Db, run: Run): Promise<number> {
  return logged(
    tx,
    run,
    'remove',
    sql`
    delete from ${listings} as target using ${touched(run.id)}
    where target.id = listing.id and change.before is null and ${isAsImported} and ${isAsFar}
      and listing.agent_id is null and listing.project_id is null and not listing.featured
      and listing.confirmed_at is null and listing.features = '{}'
      and coalesce(listing.approval_status, listing.approval_authority, listing.approval_number,
        listing.approval_reason) is null
      and not exists (select from ${listingDrafts} as draft
        where draft.listing_id = listing.id and draft.saved_at is not null)
      and not exists (select from ${leads} as asked where asked.listing_id = listing.id)
      and not exists (select from ${listingImages} as image where image.listing_id = listing.id)
      and not exists (select from ${listingVideos} as video where video.listing_id = listing.id)
    returning target.id, change.after || jsonb_build_object('status', listing.status) as before, null::jsonb as after`,
  )
}

/** The other new listings: they have inquiries, an agent or pictures, or are being edited, which would be lost. */
async function archiveRest(tx: Db, run: Run): Promise<number> {
  return logged(
    tx,
    run,
    'archive',
    sql`
    update ${listings} as target set status = 'archived', updated_at = now() from ${touched(run.id)}
    where target.id = listing.id and change.before is null and ${isAsImported} and ${isAsFar}
    returning target.id, jsonb_build_object('status', listing.status) as before,
      jsonb_build_object('status', target.status) as after`,
  )
}

/** The cities and areas that the import made, as far as nothing uses them. */
async function removePlaces(tx: Db, run: Run): Promise<number> {
  const made = (column: 'area_id' | 'city_id') => {
    const id = importPlaces[column]
    return sql`(select ${id} from ${importPlaces} where ${importPlaces.run_id} = ${run.id} and ${id} is not null)`
  }
  const areas = await removeUnusedAreas(tx, made('area_id'))
  const cities = await removeUnusedCities(tx, made('city_id'))
  const by = { id: run.undone_by_id, name: run.undone_by ?? '' }
  const entry =
    (entity: string) =>
    ({ id, name }: { id: number; name: string }) => ({
      action: 'remove',
      entity,
      entityId: id,
      before: { name },
      after: null,
    })
  await auditAll(tx, by, [...areas.map(entry('area')), ...cities.map(entry('city'))])
  return areas.length + cities.length
}

/** Does it to many at once, each with its line in the audit log; gives how many. */
async function logged(tx: Db, { undone_by, undone_by_id }: Run, action: string, many: SQL): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with done as (${many})
    insert into ${auditLog} (staff_id, staff_name, action, entity, entity_id, before, after)
    select ${undone_by_id}, ${undone_by ?? ''}, ${action}, 'listing', id::text, before, after from done`)
  return rowCount ?? 0
}
