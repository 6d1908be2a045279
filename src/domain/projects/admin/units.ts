/** The kinds of units of a project, and those that can be booked on the site. */
import { and, eq, ne, notInArray, sql } from 'drizzle-orm'
import type { ProjectFields } from '#contract/admin/projects.ts'
import { toSquareFeet } from '#contract/listings/convert-size.ts'
import type { Db } from '#db/client.ts'
import { bookings, projectUnits, projectUnitTypes } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { Invalid } from '../../errors.ts'

type UnitTypes = ProjectFields['unit_types']

/** The units of a kind that can be booked on the site, as their editors write them. */
export const unitsOfType = sql<UnitTypes[number]['units']>`(
  select coalesce(json_agg(json_build_object('number', unit.number, 'floor', unit.floor,
    'facing', unit.facing, 'size_value', unit.size_value, 'price', unit.price) order by unit.position), '[]')
  from ${projectUnits} as unit where unit.unit_type_id = project_unit_types.id)`

/** The reason why the units of a project cannot be booked with these fields. */
export function bookingProblem({
  booking_open,
  booking_amount,
  unit_types,
}: ProjectFields): Record<string, string> {
  const seen = new Set<string>()
  for (const [type, { units }] of unit_types.entries()) {
    for (const [at, { number }] of units.entries()) {
      if (seen.has(number)) return { [`unit_types.${type}.units.${at}.number`]: t.unitTwice({ number }) }
      seen.add(number)
    }
  }
  if (!booking_open) return {}
  if (booking_amount === 0) return { booking_amount: t.bookingAmount }
  return seen.size > 0 ? {} : { booking_open: t.bookingUnits }
}

/**
 * Kinds and numbers keep their rows, to which bookings refer.
 * @throws Invalid when a unit that is held or booked would be removed
 */
export async function saveUnits(tx: Db, project_id: number, types: UnitTypes): Promise<void> {
  // Requests to book one of them meanwhile wait until this is over.
  await tx
    .select({ id: projectUnits.id })
    .from(projectUnits)
    .where(eq(projectUnits.project_id, project_id))
    .for('update')
  await mustStayWhatIsBooked(tx, project_id, types)
  await tx
    .delete(projectUnits)
    .where(
      and(eq(projectUnits.project_id, project_id), notInArray(projectUnits.number, types.flatMap(numbersOf))),
    )
  // Out of the way of the places that they get.
  await tx
    .update(projectUnitTypes)
    .set({ position: sql`-1 - ${projectUnitTypes.position}` })
    .where(eq(projectUnitTypes.project_id, project_id))
  const ids = await saveTypes(tx, project_id, types)
  await saveBookable(tx, project_id, types, ids)
  await tx
    .delete(projectUnitTypes)
    .where(and(eq(projectUnitTypes.project_id, project_id), notInArray(projectUnitTypes.id, ids)))
}

function numbersOf({ units }: UnitTypes[number]): string[] {
  return units.map(({ number }) => number)
}

async function mustStayWhatIsBooked(tx: Db, project_id: number, types: UnitTypes): Promise<void> {
  const live = await tx
    .select({ number: projectUnits.number })
    .from(bookings)
    .innerJoin(projectUnits, eq(projectUnits.id, bookings.unit_id))
    .where(and(eq(bookings.project_id, project_id), ne(bookings.state, 'released')))
  const numbers = new Set(types.flatMap(numbersOf))
  const lost = live.find(({ number }) => !numbers.has(number))
  if (lost)
    throw new Invalid({
      unit_types: t.unitBooked({ number: lost.number }),
    })
}

/** Returns their ids, in their order. */
async function saveTypes(tx: Db, project_id: number, types: UnitTypes): Promise<number[]> {
  const ids: number[] = []
  for (const [position, { id, units: _, ...type }] of types.entries()) {
    const row = { ...type, size_sqft: toSquareFeet(type.size_value, type.size_unit), project_id, position }
    const [saved] = await (id === null
      ? tx.insert(projectUnitTypes).values(row).returning({ id: projectUnitTypes.id })
      : tx
          .update(projectUnitTypes)
          .set(row)
          .where(and(eq(projectUnitTypes.id, id), eq(projectUnitTypes.project_id, project_id)))
          .returning({ id: projectUnitTypes.id }))
    if (saved) ids.push(saved.id)
  }
  return ids
}

async function saveBookable(
  tx: Db,
  project_id: number,
  types: UnitTypes,
  ids: readonly number[],
): Promise<void> {
  const units = types.flatMap((type, at) =>
    type.units.map((unit, position) => ({ ...unit, project_id, unit_type_id: ids[at] ?? 0, position })),
  )
  if (units.length === 0) return
  await tx
    .insert(projectUnits)
    .values(units)
    .onConflictDoUpdate({
      target: [projectUnits.project_id, projectUnits.number],
      set: {
        unit_type_id: sql`excluded.unit_type_id`,
        position: sql`excluded.position`,
        floor: sql`excluded.floor`,
        facing: sql`excluded.facing`,
        size_value: sql`excluded.size_value`,
        price: sql`excluded.price`,
      },
    })
}
