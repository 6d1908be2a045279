import { and, asc, eq, inArray } from 'drizzle-orm'
import { bookingTerms } from '#agency'
import type { BookableProject } from '#contract/bookings.ts'
import { bookings, projects, projectUnits, projectUnitTypes } from '#db/schema/index.ts'
import { NotFound } from '../errors.ts'
import { isShown } from '../projects/shown.ts'
import { type Desk, live } from './rows.ts'

/**
 * The units of a project that can be booked on the site, with what booking one costs in PKR and which are still free.
 * @throws NotFound for a project that is not shown, or whose units cannot be booked on the site
 */
export async function offerUnits(
  { db, gateway }: Pick<Desk, 'db' | 'gateway'>,
  projectId: number,
): Promise<BookableProject> {
  const [project] = await db
    .select({ id: projects.id, name: projects.name, slug: projects.slug, amount: projects.booking_amount })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.booking_open, true), isShown))
  if (!project) throw new NotFound('Units of this project cannot be booked on the site.')
  const { amount, ...named } = project
  const rows = await db
    .select({
      id: projectUnits.id,
      number: projectUnits.number,
      type: projectUnitTypes.name,
      beds: projectUnitTypes.beds,
      baths: projectUnitTypes.baths,
      value: projectUnitTypes.size_value,
      unit: projectUnitTypes.size_unit,
      sqft: projectUnitTypes.size_sqft,
      price_from: projectUnitTypes.price_from,
      state: bookings.state,
    })
    .from(projectUnits)
    .innerJoin(projectUnitTypes, eq(projectUnitTypes.id, projectUnits.unit_type_id))
    .leftJoin(bookings, and(eq(bookings.unit_id, projectUnits.id), inArray(bookings.state, [...live])))
    .where(eq(projectUnits.project_id, projectId))
    .orderBy(asc(projectUnitTypes.position), asc(projectUnits.position))
  const units = rows.map(({ value, unit, sqft, state, ...row }) => ({
    ...row,
    size: { value, unit, sqft },
    state: state === 'held' || state === 'booked' ? state : ('free' as const),
  }))
  return {
    data: {
      project: named,
      amount,
      hold_minutes: gateway.holdMinutes,
      is_online: gateway.kind === 'online',
      gateway: gateway.label,
      refunds: bookingTerms.refunds,
      units,
    },
  }
}
