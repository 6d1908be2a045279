/** The quarterly reports of a city, as visitors read them. */
import { and, desc, eq, inArray } from 'drizzle-orm'
import { usualSizeUnit } from '#contract/places/usual-size-unit.ts'
import { type QuarterlyReport, StoredFigures } from '#contract/reports/quarterly-report.ts'
import type { Db } from '#db/client.ts'
import { areas, cities, quarterlyReports } from '#db/schema/index.ts'
import { missing } from '#messages/server.ts'
import { isPublished } from '../../areas/index.ts'
import type { Context } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { localized } from '../../localized.ts'
import { knownBasis, marlaBasesOf } from '../../places/index.ts'

/**
 * A published report by the slug of its city, of a quarter or of the newest.
 * @throws NotFound when none is published
 */
export async function showQuarterlyReport(
  { db }: Context,
  { city, quarter }: { city: string; quarter: string },
): Promise<QuarterlyReport> {
  const published = await db
    .select({ id: quarterlyReports.id, quarter: quarterlyReports.quarter })
    .from(quarterlyReports)
    .innerJoin(cities, eq(cities.id, quarterlyReports.city_id))
    .where(and(eq(cities.slug, city), isPublished))
    .orderBy(desc(quarterlyReports.quarter))
  const wanted = quarter === 'latest' ? published[0] : published.find((one) => one.quarter === quarter)
  const report = wanted && (await readReport(db, wanted.id))
  if (!report) throw new NotFound(missing.quarterlyReport)
  const others = published.filter(({ id }) => id !== wanted.id).map((one) => one.quarter)
  return { ...report, others }
}

/** A report whether it is published or not; undefined for an unknown id. */
export async function readReport(db: Db, id: number): Promise<QuarterlyReport | undefined> {
  const [row] = await db
    .select({
      ...{ quarter: quarterlyReports.quarter, figures: quarterlyReports.figures },
      ...{ english: quarterlyReports.introduction, urdu: quarterlyReports.introduction_ur },
      published_on: quarterlyReports.published_on,
      ...{ id: cities.id, name: cities.name, name_ur: cities.name_ur, slug: cities.slug },
      city_basis: cities.marla_basis,
    })
    .from(quarterlyReports)
    .innerJoin(cities, eq(cities.id, quarterlyReports.city_id))
    .where(eq(quarterlyReports.id, id))
  if (!row) return undefined
  const figures = StoredFigures.parse(row.figures)
  return {
    city: {
      id: row.id,
      name: localized(row.name, row.name_ur),
      slug: row.slug,
      price_unit: usualSizeUnit({ city: row.name, type: '', subtype: '' }),
      marla_basis: knownBasis(row.city_basis),
    },
    quarter: row.quarter,
    published_on: row.published_on ?? figures.made_on,
    introduction: localized(row.english, row.urdu),
    ...figures,
    areas: await withPages(db, figures.areas, row.slug),
    others: [],
  }
}

/** Areas as they were called then, with their pages as far as they are there. */
async function withPages(
  db: Db,
  found: StoredFigures['areas'],
  city_slug: string,
): Promise<QuarterlyReport['areas']> {
  const ids = found.map(({ id }) => id)
  const [rows, basisOf] = await Promise.all([
    ids.length === 0
      ? []
      : db.select({ id: areas.id, name: areas.name }).from(areas).where(inArray(areas.id, ids)),
    marlaBasesOf(db, ids),
  ])
  const english = new Map(rows.map((row) => [row.id, row.name]))
  return found.map(({ id, name, name_ur, prices }) => {
    const english_name = english.get(id)
    const shown = localized(name, name_ur)
    const page = english_name === undefined ? null : { id, name: shown, english_name, city_slug }
    return { name: shown, page, marla_basis: basisOf(id), prices }
  })
}
