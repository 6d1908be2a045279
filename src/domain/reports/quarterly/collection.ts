import { desc, eq, sql } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import {
  quarterlyReports as declared,
  type QuarterlyReportFields,
} from '#contract/admin/quarterly-reports.ts'
import { daysOf } from '#contract/reports/quarter.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { cities, quarterlyReports } from '#db/schema/index.ts'
import { refusedAs } from '#db/violates-constraint.ts'
import { quarterlyReportRules as t } from '#messages/admin.ts'
import { collection, type ItemOf, insertedId, isArchived } from '../../collections/index.ts'
import type { AllowedContext } from '../../context.ts'
import { Invalid } from '../../errors.ts'
import { makeFigures } from './make-figures.ts'

type Item = ItemOf<typeof declared>

const { figures } = quarterlyReports

const columns = {
  id: quarterlyReports.id,
  version: quarterlyReports.version,
  archived: isArchived(quarterlyReports.archived_at),
  quarter: quarterlyReports.quarter,
  published: sql<boolean>`${quarterlyReports.published_on} is not null`,
  made_on: sql<string>`${figures} ->> 'made_on'`,
  price_count: sql<number>`(
    select coalesce(sum((price ->> 'sample')::int), 0)::int from jsonb_array_elements(${figures} -> 'prices') as price)`,
  area_count: sql<number>`jsonb_array_length(${figures} -> 'areas')`,
}

const refusals = { quarterly_reports_quarter_key: () => new Invalid({ quarter: t.exists }) }

const reports = collection(declared, {
  table: quarterlyReports,
  refusals,
  list: (db) =>
    db
      .select({ ...columns, city: cities.name })
      .from(quarterlyReports)
      .innerJoin(cities, eq(cities.id, quarterlyReports.city_id))
      .orderBy(desc(quarterlyReports.quarter), cities.name),
  find: findReport,
  async insert(tx, fields) {
    const { city_id, quarter } = fields
    await mustBeCity(tx, city_id)
    const today = localDay(new Date(), agencyZone)
    if (daysOf(quarter).until >= today) throw new Invalid({ quarter: t.notEnded })
    const made = await makeFigures(tx, { city: city_id, quarter, madeOn: today })
    if (made.prices.length === 0) throw new Invalid({ quarter: t.noEvidence })
    return insertedId(
      tx
        .insert(quarterlyReports)
        .values({
          city_id,
          quarter,
          figures: made,
          ...textsOf(fields),
          published_on: fields.published ? today : null,
        })
        .returning({ id: quarterlyReports.id }),
    )
  },
  async update(tx, id, fields, before) {
    if (fields.city_id !== before.city_id) throw new Invalid({ city_id: t.fixed })
    if (fields.quarter !== before.quarter) throw new Invalid({ quarter: t.fixed })
    const today = localDay(new Date(), agencyZone)
    const turned = fields.published !== before.published
    await tx
      .update(quarterlyReports)
      .set({ ...textsOf(fields), ...(turned && { published_on: fields.published ? today : null }) })
      .where(eq(quarterlyReports.id, id))
  },
})

/**
 * The quarterly reports of all cities. A new one has the figures of that moment, which later changes keep.
 */
export const quarterlyReportCollection = {
  ...reports,
  /** @throws Invalid for one that is brought back beside another of the same quarter */
  archive: (ctx: AllowedContext<'content.edit'>, change: { id: number; archived: boolean }) =>
    refusedAs(reports.archive(ctx, change), refusals),
}

async function findReport(db: Db, id: number): Promise<Item | undefined> {
  const [found] = await db
    .select({
      ...columns,
      city_id: quarterlyReports.city_id,
      city_slug: cities.slug,
      introduction: quarterlyReports.introduction,
      introduction_ur: quarterlyReports.introduction_ur,
    })
    .from(quarterlyReports)
    .innerJoin(cities, eq(cities.id, quarterlyReports.city_id))
    .where(eq(quarterlyReports.id, id))
  return found
}

async function mustBeCity(tx: Db, id: number): Promise<void> {
  const found = await tx.select({ id: cities.id }).from(cities).where(eq(cities.id, id))
  if (found.length === 0) throw new Invalid({ city_id: t.city })
}

/** An Urdu text that was not sent stays as it is. */
function textsOf({ introduction, introduction_ur }: QuarterlyReportFields) {
  return { introduction, ...(introduction_ur !== undefined && { introduction_ur }) }
}
