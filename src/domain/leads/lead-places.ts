/**
 * The place that a lead is about, as SQL: from its listing or project, from what was chosen, else from the words of the
 * form.
 */
import { type SQL, sql } from 'drizzle-orm'
import { areas, cities, listings, projects } from '#db/schema/index.ts'

/** The city of the row of leads with that alias; null when it is unknown. */
export function cityOf(lead: SQL): SQL {
  return sql`coalesce(
    (select city_id from ${listings} where id = ${lead}.listing_id),
    (select city_id from ${projects} where id = ${lead}.project_id),
    (select id from ${cities} where id = ${chosenId(lead, 'cityId')}),
    (select city_id from ${areas} where id = ${chosenId(lead, 'area_id')}),
    (select id from ${cities} where lower(name) = lower(btrim(${said(lead, 'city')})) order by id limit 1),
    (select city.id from ${cities} as city
      cross join lateral unnest(array[city.name, city.name_ur] || city.synonyms) as known (name)
      cross join lateral (values (position(${words(sql`known.name`)} in ${placeWords(lead)}))) as found (at)
      where known.name <> '' and found.at > 0 order by found.at, length(known.name) desc, city.id limit 1),
    (select min(area.city_id) from ${areas} as area
      where area.parent_id is null and ${isNamed(lead)} having min(area.city_id) = max(area.city_id)))`
}

/** The IDs of the areas of the row of leads with that alias, whose city is `city`: chosen ones, else named ones. */
export function areasOf(lead: SQL, city: SQL): SQL {
  return sql`(
    select area.id from ${areas} as area
    where area.id = (select area_id from ${listings} where id = ${lead}.listing_id)
      or area.id = (select area_id from ${projects} where id = ${lead}.project_id)
      or area.id = ${chosenId(lead, 'area_id')}
      or ${lead}.payload -> 'selectedAreasId' @> to_jsonb(area.id)
      or (area.parent_id is null and area.city_id = ${city} and ${isNamed(lead)}))`
}

/** Whether the form's words name `area`: societies alone, for every society has a 'Phase 1'. */
function isNamed(lead: SQL): SQL {
  const text = placeWords(lead)
  return sql`(position(${words(sql`area.name`)} in ${text}) > 0
    or (area.name_ur <> '' and position(${words(sql`area.name_ur`)} in ${text}) > 0))`
}

/** The typed text about the place. */
function placeWords(lead: SQL): SQL {
  const fields = ['client_Location', 'city_location', 'area', 'areaName', 'city'] as const
  return words(
    sql`concat_ws(' ', ${sql.join(
      fields.map((field) => said(lead, field)),
      sql`, `,
    )})`,
  )
}

/** A text as ' dha phase 6 lahore ', so that whole words are found in it, whatever keyboard the Urdu ones came from. */
function words(text: SQL): SQL {
  const typed = sql`translate(${text}, 'يىكهةۃ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', 'ییکہہہ01234567890123456789')`
  return sql`(' ' || btrim(lower(regexp_replace(${typed}, '[^[:alnum:]]+', ' ', 'g'))) || ' ')`
}

function said(lead: SQL, field: string): SQL {
  return sql`${lead}.payload ->> ${sql.raw(`'${field}'`)}`
}

function chosenId(lead: SQL, field: string): SQL {
  const text = said(lead, field)
  return sql`case when ${text} ~ '^[0-9]{1,9}$' then (${text})::int end`
}
