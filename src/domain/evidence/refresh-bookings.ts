import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import { ownSources } from '#contract/evidence/evidence.ts'
import { squareFeetPer } from '#contract/listings/convert-size.ts'
import { defaultMarlaBasis, marlaBases, type SizeUnit, typeOf } from '#contract/listings/property.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { bookings, priceEvidence, projects, projectUnits, projectUnitTypes } from '#db/schema/index.ts'
import type { Needs } from '../context.ts'
import { ownSize, unitColumns } from '../projects/index.ts'
import { type EvidenceInsert, isSame } from './listing-rows.ts'

/**
 * Brings the agreed prices of booked units up to date: the whole price at which each was booked, as long as it is.
 * @returns whether anything was changed
 */
export async function refreshBookings({ db }: Needs<'db'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('price evidence', 0))`)
    const rows = await bookedRows(tx)
    const ofBookings = eq(priceEvidence.source, ownSources.bookings)
    const stored = await tx
      .select()
      .from(priceEvidence)
      .where(ofBookings)
      .orderBy(asc(priceEvidence.booking_id))
    if (isSame(stored, rows)) return false
    await tx.delete(priceEvidence).where(ofBookings)
    if (rows.length > 0) await tx.insert(priceEvidence).values(rows)
    return true
  })
}

async function bookedRows(db: Db): Promise<EvidenceInsert[]> {
  const found = await db
    .select({
      ...unitColumns,
      id: bookings.id,
      price: bookings.unit_price,
      booked_at: bookings.booked_at,
      subtype: projectUnitTypes.subtype,
      city_id: projects.city_id,
      area_id: projects.area_id,
    })
    .from(bookings)
    .innerJoin(projectUnits, eq(projectUnits.id, bookings.unit_id))
    .innerJoin(projectUnitTypes, eq(projectUnitTypes.id, projectUnits.unit_type_id))
    .innerJoin(projects, eq(projects.id, bookings.project_id))
    .where(and(eq(bookings.state, 'booked'), gt(bookings.unit_price, 0), isNotNull(bookings.booked_at)))
    .orderBy(asc(bookings.id))
  return found.map(({ id, price, booked_at, subtype, city_id, area_id, beds, baths, ...size }) => {
    const { value, unit, sqft } = ownSize(size)
    return {
      kind: 'agreed',
      dated_on: localDay(booked_at ?? new Date(), agencyZone),
      purpose: 'sale',
      type: typeOf(subtype),
      ...{ subtype, city_id, area_id, price, beds, baths },
      ...{ size_value: value, size_unit: unit, size_sqft: sqft, marla_basis: basisOf(value, unit, sqft) },
      source: ownSources.bookings,
      booking_id: id,
    }
  })
}

/** A kind of unit keeps its size in its own unit and in square feet, and not its marla. */
function basisOf(value: number, unit: SizeUnit, sqft: number): number {
  const each = (sqft / value / squareFeetPer(unit, 1)) * (unit === 'marla' || unit === 'kanal' ? 1 : 0)
  return marlaBases.find((basis) => Math.abs(basis - each) < 1) ?? defaultMarlaBasis
}
