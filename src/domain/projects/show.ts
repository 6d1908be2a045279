import { and, asc, eq, sql } from 'drizzle-orm'
import type { StoredImage } from '#contract/files/image.ts'
import type { ProjectDetails } from '#contract/projects/project.ts'
import {
  areas,
  bookings,
  cities,
  files,
  projectImages,
  projectPaymentSteps,
  projects,
  projectUnits,
  projectUnitTypes,
} from '#db/schema/index.ts'
import { isShown } from '#db/shown-projects.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { isPictureAt, placeholderColumn } from '../files/index.ts'
import { localized, localizedColumn, localizedList } from '../localized.ts'
import { prepared } from '../prepared-query.ts'
import { safeHtml } from '../rich-text.ts'
import { cardColumns, presentCard } from './cards.ts'

/**
 * One shown project with everything its page shows: prices in PKR, its payment plan in percent, its units in the
 * agency's own order.
 * @throws NotFound for an unknown id and for a project that is hidden
 */
export async function showProject(
  { db, search }: Context<'db' | 'search'>,
  { id, canBeBooked }: { id: number; canBeBooked: boolean },
): Promise<ProjectDetails> {
  const [[row], units, payment_plan, images] = await Promise.all([
    projectById(db).execute({ id }),
    unitsOfProject(db).execute({ id }),
    planOfProject(db).execute({ id }),
    imagesOfProject(db).execute({ id }),
  ])
  if (!row) throw new NotFound(missing.project)
  const isBookable = canBeBooked && row.booking_open
  return {
    ...presentCard(row, search.countByProject().get(id) ?? 0),
    description: safeHtml(row.description),
    amenities: row.amenities,
    lat: row.lat,
    long: row.long,
    outline: row.outline,
    unit_types: units.map(({ size_value, size_unit, size_sqft, bookable, ...unit }) => ({
      ...unit,
      bookable: isBookable ? bookable : 0,
      size: { value: size_value, unit: size_unit, sqft: size_sqft },
    })),
    payment_plan,
    images: imagesOf(images, 'gallery'),
    floor_plans: imagesOf(images, 'floor plan'),
    booking_amount: isBookable ? row.booking_amount : null,
    updated_at: row.updated_at.toISOString(),
  }
}

type ImageRow = StoredImage & { role: 'gallery' | 'floor plan'; alt_ur: string }

function imagesOf(rows: readonly ImageRow[], wanted: ImageRow['role']): StoredImage[] {
  return rows
    .filter(({ role }) => role === wanted)
    .map(({ role: _, alt, alt_ur, ...image }) => ({ ...image, alt: localized(alt, alt_ur) }))
}

const projectById = prepared((db, language) =>
  db
    .select({
      ...cardColumns(),
      description: localizedColumn(projects.description, projects.description_ur),
      amenities: localizedList(projects.amenities, projects.amenities_ur),
      lat: projects.lat,
      long: projects.long,
      outline: projects.outline,
      booking_open: projects.booking_open,
      booking_amount: projects.booking_amount,
      updated_at: projects.updated_at,
    })
    .from(projects)
    .innerJoin(cities, eq(cities.id, projects.city_id))
    .leftJoin(areas, eq(areas.id, projects.area_id))
    .where(and(eq(projects.id, sql.placeholder('id')), isShown))
    .prepare(`project_by_id_${language}`),
)

const unitsOfProject = prepared((db, language) =>
  db
    .select({
      id: projectUnitTypes.id,
      name: localizedColumn(projectUnitTypes.name, projectUnitTypes.name_ur),
      subtype: projectUnitTypes.subtype,
      beds: projectUnitTypes.beds,
      baths: projectUnitTypes.baths,
      size_value: projectUnitTypes.size_value,
      size_unit: projectUnitTypes.size_unit,
      size_sqft: projectUnitTypes.size_sqft,
      price_from: projectUnitTypes.price_from,
      total: projectUnitTypes.total,
      available: projectUnitTypes.available,
      // Written out: of a single table Drizzle names columns alone, which the subquery would take for its own.
      bookable: sql<number>`(
        select count(*)::int from ${projectUnits} as unit
        where unit.unit_type_id = project_unit_types.id and not exists (
          select 1 from ${bookings} as booking
          where booking.unit_id = unit.id and booking.state <> 'released'))`,
    })
    .from(projectUnitTypes)
    .where(eq(projectUnitTypes.project_id, sql.placeholder('id')))
    .orderBy(asc(projectUnitTypes.position))
    .prepare(`units_of_project_${language}`),
)

const planOfProject = prepared((db, language) =>
  db
    .select({
      name: localizedColumn(projectPaymentSteps.name, projectPaymentSteps.name_ur),
      percent: projectPaymentSteps.percent,
      instalments: projectPaymentSteps.instalments,
      due: localizedColumn(projectPaymentSteps.due, projectPaymentSteps.due_ur),
      starts: projectPaymentSteps.starts,
      after_months: projectPaymentSteps.after_months,
      every_months: projectPaymentSteps.every_months,
    })
    .from(projectPaymentSteps)
    .where(eq(projectPaymentSteps.project_id, sql.placeholder('id')))
    .orderBy(asc(projectPaymentSteps.position))
    .prepare(`plan_of_project_${language}`),
)

const imagesOfProject = prepared((db) =>
  db
    .select({
      role: projectImages.role,
      url: projectImages.url,
      alt: projectImages.alt,
      alt_ur: projectImages.alt_ur,
      width: projectImages.width,
      height: projectImages.height,
      placeholder: placeholderColumn,
    })
    .from(projectImages)
    .leftJoin(files, isPictureAt(projectImages.url))
    .where(eq(projectImages.project_id, sql.placeholder('id')))
    .orderBy(asc(projectImages.position))
    .prepare('images_of_project'),
)
