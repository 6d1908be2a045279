import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { BookableProject } from '#contract/bookings/bookings.ts'
import type { Db } from '#db/client.ts'
import { bookings, files, projectImages, projects, projectUnits, projectUnitTypes } from '#db/schema/index.ts'
import { isShown } from '#db/shown-projects.ts'
import { bookingErrors as t } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { viewName } from '../features/index.ts'
import { isPictureAt, placeholderColumn } from '../files/index.ts'
import { localizedColumn } from '../localized.ts'
import { firstStepOf, ownSize, unitColumns } from '../projects/index.ts'
import { refundTerms } from './refund-terms.ts'
import { live } from './rows.ts'

/**
 * The units of a project that can be booked on the site, with what each of them is, what booking one costs in PKR and
 * which are still free.
 * @throws NotFound for a project that is not shown, or whose units cannot be booked on the site
 */
export async function offerUnits(
  { db, gateway }: Context<'db' | 'gateway'>,
  projectId: number,
): Promise<BookableProject> {
  const [project] = await db
    .select({
      id: projects.id,
      name: localizedColumn(projects.name, projects.name_ur),
      slug: projects.slug,
      possession_on: projects.possession_on,
      amount: projects.booking_amount,
      // Written out: of a single table Drizzle names columns alone, which the subquery would take for its own.
      left: sql<number>`(
        select coalesce(sum(unit.available), 0)::int from ${projectUnitTypes} as unit
        where unit.project_id = projects.id)`,
    })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.booking_open, true), isShown))
  if (!project) throw new NotFound(t.projectNotBookable)
  const { amount, left, ...named } = project
  const [units, plans, first_step] = await Promise.all([
    unitsOf(db, projectId),
    floorPlansOf(db, projectId),
    firstStepOf(db, projectId),
  ])
  return {
    data: {
      project: named,
      amount,
      hold_minutes: gateway.holdMinutes,
      is_online: gateway.kind === 'online',
      gateway: gateway.label,
      refunds: refundTerms(),
      left,
      first_step,
      units: units.map(({ facts, state, plan, ...unit }) => ({
        ...unit,
        beds: facts.beds,
        baths: facts.baths,
        floor: facts.floor,
        facing: viewName(facts.facing),
        size: ownSize(facts),
        type_size: { value: facts.type_value, unit: facts.unit, sqft: facts.type_sqft },
        floor_plan: plans.find(({ url }) => url === plan) ?? null,
        state: state === 'held' || state === 'booked' ? state : ('free' as const),
      })),
    },
  }
}

function unitsOf(db: Db, projectId: number) {
  return db
    .select({
      id: projectUnits.id,
      number: projectUnits.number,
      type_id: projectUnitTypes.id,
      type: localizedColumn(projectUnitTypes.name, projectUnitTypes.name_ur),
      price: projectUnits.price,
      price_from: projectUnitTypes.price_from,
      plan: projectUnitTypes.floor_plan,
      facts: unitColumns,
      state: bookings.state,
    })
    .from(projectUnits)
    .innerJoin(projectUnitTypes, eq(projectUnitTypes.id, projectUnits.unit_type_id))
    .leftJoin(bookings, and(eq(bookings.unit_id, projectUnits.id), inArray(bookings.state, [...live])))
    .where(eq(projectUnits.project_id, projectId))
    .orderBy(asc(projectUnitTypes.position), asc(projectUnits.position))
}

function floorPlansOf(db: Db, projectId: number) {
  const { url, alt, alt_ur, width, height } = projectImages
  return db
    .select({ url, alt: localizedColumn(alt, alt_ur), width, height, placeholder: placeholderColumn })
    .from(projectImages)
    .leftJoin(files, isPictureAt(projectImages.url))
    .where(and(eq(projectImages.project_id, projectId), eq(projectImages.role, 'floor plan')))
}
