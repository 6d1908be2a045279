/** The facts of a bookable unit: its own, and those of its kind where it has none. */
import { asc, eq, sql } from 'drizzle-orm'
import type { SizeUnit } from '#contract/listings/property.ts'
import type { PaymentStep } from '#contract/projects/project.ts'
import type { Db } from '#db/client.ts'
import { bookings, projectPaymentSteps, projectUnits, projectUnitTypes } from '#db/schema/index.ts'
import { localizedColumn } from '../localized.ts'

/** For a select that joins units with their kinds. */
export const unitColumns = {
  beds: projectUnitTypes.beds,
  baths: projectUnitTypes.baths,
  floor: projectUnits.floor,
  facing: projectUnits.facing,
  unit: projectUnitTypes.size_unit,
  own_value: projectUnits.size_value,
  type_value: projectUnitTypes.size_value,
  type_sqft: projectUnitTypes.size_sqft,
}

/**
 * The Urdu of the kind that a booking was made of, for a select that joins bookings with kinds; empty once the kind has
 * another name.
 */
export const typeInUrdu = sql<string>`(case
  when ${projectUnitTypes.name} = ${bookings.unit_type} then ${projectUnitTypes.name_ur} else '' end)`

type SizeRow = { unit: SizeUnit; own_value: number | null; type_value: number; type_sqft: number }

/** Its own size in the unit of its kind, whose marla is the same. */
export function ownSize({ unit, own_value, type_value, type_sqft }: SizeRow) {
  if (own_value === null) return { value: type_value, unit, sqft: type_sqft }
  return { value: own_value, unit, sqft: Math.round((own_value / type_value) * type_sqft * 100) / 100 }
}

/** The step of a project's payment plan that falls due first, to which a token counts; null without a plan. */
export async function firstStepOf(db: Db, projectId: number): Promise<PaymentStep | null> {
  const { name, name_ur, percent, instalments, due, due_ur, starts, after_months, every_months } =
    projectPaymentSteps
  const [step] = await db
    .select({
      name: localizedColumn(name, name_ur),
      percent,
      instalments,
      due: localizedColumn(due, due_ur),
      starts,
      after_months,
      every_months,
    })
    .from(projectPaymentSteps)
    .where(eq(projectPaymentSteps.project_id, projectId))
    .orderBy(asc(projectPaymentSteps.position))
    .limit(1)
  return step ?? null
}
