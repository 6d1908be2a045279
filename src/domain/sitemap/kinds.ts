import { type SQL, sql } from 'drizzle-orm'
import type { SitemapKind } from '#contract/content/sitemap.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'

/**
 * Every kind as rows with `id`, the time of the last change (where one is noted) and the other columns of its
 * entries. Only what answers 200 and may be found: published listings, open jobs, active agents.
 */
export const kinds: Readonly<Record<SitemapKind, SQL>> = {
  listings: sql`select id, updated_at as changed_at from listings where status = 'published'`,
  // By city, and within it by area, by type and by both; an area includes all areas inside it.
  searches: sql`
    with recursive inside as (
      select id, id as around from areas
      union all
      select inside.id, areas.parent_id from inside join areas on areas.id = inside.around
      where areas.parent_id is not null
    ), shown as (
      select purpose, city_id, null::int as area_id, type, updated_at from listings where status = 'published'
      union all
      select purpose, city_id, around, type, updated_at from listings join inside on inside.id = listings.area_id
      where status = 'published'
    )
    select row_number() over (order by purpose, city_id, area_id nulls first, type nulls first)::int as id,
      max(updated_at) as changed_at, purpose, city_id, area_id, type
    from shown
    group by purpose, city_id, area_id, grouping sets ((), (type))`,
  // Those with something on offer in them or inside them.
  areas: sql`
    with recursive inside as (
      select id, id as around from areas
      union all
      select inside.id, areas.parent_id from inside join areas on areas.id = inside.around
      where areas.parent_id is not null
    )
    select areas.id, max(listings.updated_at) as changed_at, areas.name as english_name, cities.slug as city_slug
    from listings join inside on inside.id = listings.area_id
      join areas on areas.id = inside.around join cities on cities.id = areas.city_id
    where listings.status = 'published'
    group by areas.id, areas.name, cities.slug`,
  cities: sql`
    select cities.id, max(listings.updated_at) as changed_at, cities.slug
    from listings join cities on cities.id = listings.city_id
    where listings.status = 'published' group by cities.id, cities.slug`,
  reports: sql`
    select report.id, null::timestamptz as changed_at, cities.slug as city_slug, report.quarter
    from quarterly_reports as report join cities on cities.id = report.city_id
    where report.published_on is not null and report.archived_at is null`,
  projects: sql`select id, updated_at as changed_at, name, slug from projects
    where shown and archived_at is null`,
  agents: sql`select id, null::timestamptz as changed_at from agents where active`,
  events: sql`select id, null::timestamptz as changed_at from events where archived_at is null`,
  jobs: sql`
    select id, null::timestamptz as changed_at from jobs
    where status = 'open' and closes_on >= (now() at time zone ${agencyZone})::date`,
}
