/** The columns of a project's card and the way from them to what goes over the wire. */
import { sql } from 'drizzle-orm'
import type { ProjectCard } from '#contract/projects/project.ts'
import { projects } from '#db/schema/index.ts'
import { localizedColumn } from '../localized.ts'
import { namedArea, namedCity } from '../places/index.ts'
import { authorityName } from '../trade/index.ts'

/** In the current language, as the query with these columns is. */
export const cardColumns = () => ({
  id: projects.id,
  name: localizedColumn(projects.name, projects.name_ur),
  slug: projects.slug,
  developer: localizedColumn(projects.developer, projects.developer_ur),
  summary: localizedColumn(projects.summary, projects.summary_ur),
  kind: localizedColumn(projects.kind, projects.kind_ur),
  city: namedCity(),
  area: namedArea(),
  image: projects.image,
  // A unit priced 0 is on call and says nothing about where prices begin.
  price_from: sql<number | null>`(
    select min(unit.price_from) from project_unit_types as unit
    where unit.project_id = ${projects.id} and unit.available > 0 and unit.price_from > 0)`.mapWith(
    numberOrNull,
  ),
  // Sold out is what the units say, whatever staff wrote before the last one went.
  project_status: sql<ProjectCard['status']>`(case
    when exists (select 1 from project_unit_types as unit where unit.project_id = ${projects.id})
      and not exists (select 1 from project_unit_types as unit
        where unit.project_id = ${projects.id} and unit.available > 0)
    then 'sold out' else ${projects.status} end)`,
  possession_on: projects.possession_on,
  authority: projects.approval_authority,
  noc_number: projects.noc_number,
  status: projects.approval_status,
  checked_on: projects.approval_checked_on,
})

type CardRow = Omit<ProjectCard, 'approval' | 'listing_count' | 'status'> &
  ProjectCard['approval'] & { project_status: ProjectCard['status'] }

/** A card as the contract words it, with the number of the project's published listings. */
export function presentCard(row: CardRow, listing_count: number): ProjectCard {
  const { id, name, slug, developer, summary, kind, city, area, image, price_from } = row
  const { authority, noc_number, status, checked_on, project_status, possession_on } = row
  return {
    id,
    name,
    slug,
    developer,
    summary,
    kind,
    city,
    area,
    image,
    price_from,
    status: project_status,
    possession_on,
    approval: { authority: authorityName(authority), noc_number, status, checked_on },
    listing_count,
  }
}

function numberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value)
}
