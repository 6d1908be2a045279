import { and, eq, sql } from 'drizzle-orm'
import { isLocalUnit, squareFeetPer } from '#contract/listings/convert-size.ts'
import { defaultMarlaBasis, typeOf } from '#contract/listings/property.ts'
import { usualSizeUnit } from '#contract/places/usual-size-unit.ts'
import { areas, cities, projects, projectUnitTypes } from '#db/schema/index.ts'
import { isShown } from '#db/shown-projects.ts'
import type { Context } from '../context.ts'
import { areaPrice } from '../listings/index.ts'
import { localizedColumn, localizedList } from '../localized.ts'
import { namedArea, namedCity } from '../places/index.ts'
import { prepared } from '../prepared-query.ts'
import { authorityName } from '../trade/index.ts'
import type { PlacedHome } from './placed-home.ts'

/** The unit types among `ids` whose projects are shown, in any order; each with what its project has. */
export async function comparedUnits(
  { db, clock, search }: Context<'db' | 'clock' | 'search'>,
  ids: readonly number[],
): Promise<PlacedHome[]> {
  if (ids.length === 0) return []
  const rows = await unitTypesById(db).execute({ ids: [...ids] })
  return rows.map((row): PlacedHome => {
    const marla_basis = basisOf(row)
    const { id, title, subtype, beds, baths, city, area, project, possession_on } = row
    const size = { value: row.size_value, unit: row.size_unit, marla_basis, sqft: row.size_sqft }
    return {
      kind: 'unit',
      ...{ id, title, subtype, beds, baths, city, area, project, possession_on, size },
      purpose: 'sale',
      status: row.available > 0 ? 'published' : 'sold',
      price: row.price,
      image: row.image === null ? null : { url: row.image, alt: row.project.name, ...unknownSize },
      features: row.amenities,
      possession: row.is_ready ? 'ready' : null,
      year_built: null,
      floor: null,
      agent: null,
      approval: {
        status: row.approval_status,
        authority: authorityName(row.approval_authority),
        number: row.noc_number,
        reason: row.approval_reason || null,
      },
      area_price: area && areaPrice({ search, clock }, { ...row, area, purpose: 'sale', marla_basis }),
      price_unit: usualSizeUnit({ city: row.english_city, type: typeOf(subtype), subtype }),
      left: { available: row.available, total: row.total },
      at: row.lat === null || row.long === null ? null : { lat: row.lat, long: row.long },
    }
  })
}

const unknownSize = { width: null, height: null, placeholder: null }

type Sized = Pick<typeof projectUnitTypes.$inferSelect, 'size_value' | 'size_unit' | 'size_sqft'> & {
  local_basis: number | null
}

/** The marla that the unit was measured in, else that of its place. */
function basisOf({ size_value, size_unit, size_sqft, local_basis }: Sized): number {
  if (!isLocalUnit(size_unit)) return local_basis ?? defaultMarlaBasis
  return Math.round((size_sqft / size_value / squareFeetPer(size_unit, 1)) * 100) / 100
}

const unitTypesById = prepared((db, language) =>
  db
    .select({
      id: projectUnitTypes.id,
      title: localizedColumn(projectUnitTypes.name, projectUnitTypes.name_ur),
      subtype: projectUnitTypes.subtype,
      beds: projectUnitTypes.beds,
      baths: projectUnitTypes.baths,
      size_value: projectUnitTypes.size_value,
      size_unit: projectUnitTypes.size_unit,
      size_sqft: projectUnitTypes.size_sqft,
      price: projectUnitTypes.price_from,
      total: projectUnitTypes.total,
      available: projectUnitTypes.available,
      local_basis: sql<number | null>`coalesce(${areas.marla_basis}, ${cities.marla_basis})`,
      city: namedCity(),
      english_city: cities.name,
      area: namedArea(),
      project: {
        id: projects.id,
        name: localizedColumn(projects.name, projects.name_ur),
        slug: projects.slug,
      },
      image: projects.image,
      amenities: localizedList(projects.amenities, projects.amenities_ur),
      possession_on: projects.possession_on,
      is_ready: sql<boolean>`${projects.status} = 'ready'`,
      approval_status: projects.approval_status,
      approval_authority: projects.approval_authority,
      approval_reason: projects.approval_reason,
      noc_number: projects.noc_number,
      lat: projects.lat,
      long: projects.long,
    })
    .from(projectUnitTypes)
    .innerJoin(projects, eq(projects.id, projectUnitTypes.project_id))
    .innerJoin(cities, eq(cities.id, projects.city_id))
    .leftJoin(areas, eq(areas.id, projects.area_id))
    .where(and(sql`${projectUnitTypes.id} = any(${sql.placeholder('ids')}::int[])`, isShown))
    .prepare(`compared_units_${language}`),
)
