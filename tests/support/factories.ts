import { eq } from 'drizzle-orm'
import { toSquareFeet } from '#contract/listings/convert-size.ts'
import { defaultMarlaBasis, type Subtype, typeOf } from '#contract/listings/property.ts'
import { slug } from '#contract/text/slugs.ts'
import type { Db } from '#db/client.ts'
import {
  agentAreas,
  agents,
  alertContacts,
  alerts,
  areas,
  cities,
  events,
  jobs,
  listings,
  projects,
  projectUnits,
  projectUnitTypes,
} from '#db/schema/index.ts'
import { newKey } from '#domain/signed-key.ts'

export type CityRow = typeof cities.$inferSelect
export type AreaRow = typeof areas.$inferSelect
export type AgentRow = typeof agents.$inferSelect
export type ProjectRow = typeof projects.$inferSelect
export type ListingRow = typeof listings.$inferSelect

let made = 0
/** Keeps names apart that must be unique; the database gives the ids. */
const next = () => ++made

/** A city with a name of its own, at the place where Islamabad is. */
export async function makeCity(
  db: Db,
  overrides: Partial<typeof cities.$inferInsert> = {},
): Promise<CityRow> {
  const name = overrides.name ?? `City ${next()}`
  const row = { name, slug: slug(name).toLowerCase(), lat: 33.69, long: 73.05, ...overrides }
  return theOne(await db.insert(cities).values(row).returning())
}

/** An area; without a `city_id` it is in a city made for it. */
export async function makeArea(db: Db, overrides: Partial<typeof areas.$inferInsert> = {}): Promise<AreaRow> {
  const city_id = overrides.city_id ?? (await makeCity(db)).id
  const row = {
    name: `Area ${next()}`,
    kind: 'society' as const,
    lat: 33.7,
    long: 73.04,
    ...overrides,
    city_id,
  }
  return theOne(await db.insert(areas).values(row).returning())
}

/** An active agent who serves the areas of `areaIds`; without a `city_id` in a city made for them. */
export async function makeAgent(
  db: Db,
  { areaIds = [], ...overrides }: Partial<typeof agents.$inferInsert> & { areaIds?: number[] } = {},
): Promise<AgentRow> {
  const city_id = overrides.city_id ?? (await makeCity(db)).id
  const number = next()
  const phone = `+92300${String(number).padStart(7, '0')}`
  const row = {
    name: `Agent ${number}`,
    title: 'Sales agent',
    phone,
    whatsapp: phone,
    email: `agent${number}@aangan.example`,
    languages: ['English', 'Urdu'],
    ...overrides,
    city_id,
  }
  const agent = theOne(await db.insert(agents).values(row).returning())
  if (areaIds.length > 0) {
    await db.insert(agentAreas).values(areaIds.map((area_id) => ({ agent_id: agent.id, area_id })))
  }
  return agent
}

/** An approved project without units; without a `city_id` in a city made for it. */
export async function makeProject(
  db: Db,
  overrides: Partial<typeof projects.$inferInsert> = {},
): Promise<ProjectRow> {
  const city_id = overrides.city_id ?? (await makeCity(db)).id
  const name = overrides.name ?? `Project ${next()}`
  const row = {
    name,
    slug: slug(name),
    developer: 'Courtyard Developers',
    summary: 'Apartments around a garden.',
    description: 'Two towers around a garden, ten minutes from the motorway.',
    kind: 'Apartments',
    approval_authority: 'CDA',
    noc_number: 'CDA/1/2025',
    approval_status: 'approved' as const,
    approval_checked_on: '2026-01-15',
    ...overrides,
    city_id,
  }
  return theOne(await db.insert(projects).values(row).returning())
}

/** A project whose units, of one kind, can be booked on the site for half a million rupees; the unit of each number. */
export async function makeBookable(
  db: Db,
  numbers: readonly string[],
): Promise<{ project: ProjectRow; units: Map<string, number> }> {
  const project = await makeProject(db, { booking_open: true, booking_amount: 500_000 })
  const type = theOne(
    await db
      .insert(projectUnitTypes)
      .values({
        project_id: project.id,
        position: 0,
        name: 'Two-bed',
        subtype: 'apartment',
        beds: 2,
        baths: 2,
        size_value: 1125,
        size_unit: 'sqft',
        size_sqft: 1125,
        price_from: 18_500_000,
        total: 40,
        available: 12,
      })
      .returning(),
  )
  const rows = numbers.map((number, position) => ({
    project_id: project.id,
    unit_type_id: type.id,
    number,
    position,
    floor: 3,
    facing: 'Garden',
    price: 19_200_000,
  }))
  const made = await db.insert(projectUnits).values(rows).returning()
  return { project, units: new Map(made.map(({ number, id }) => [number, id])) }
}

/**
 * A published house of 10 marla for 2.5 Crore. The type follows the subtype, the square feet follow the size,
 * the city follows the area; without an `area_id` the listing is in an area made for it.
 */
export async function makeListing(
  db: Db,
  overrides: Partial<typeof listings.$inferInsert> = {},
): Promise<ListingRow> {
  const place = await placeOf(db, overrides)
  const subtype: Subtype = overrides.subtype ?? 'house'
  const hasRooms = typeOf(subtype) === 'residential'
  const size = {
    size_value: overrides.size_value ?? 10,
    size_unit: overrides.size_unit ?? ('marla' as const),
    marla_basis: overrides.marla_basis ?? defaultMarlaBasis,
  }
  const now = new Date()
  const row = {
    title: `${size.size_value} ${size.size_unit} ${subtype} ${next()}`,
    description: 'Shown by appointment, on any day of the week.',
    purpose: 'sale' as const,
    type: typeOf(subtype),
    subtype,
    price: 25_000_000,
    ...size,
    size_sqft: toSquareFeet(size.size_value, size.size_unit, size.marla_basis),
    beds: hasRooms ? 4 : null,
    baths: hasRooms ? 5 : null,
    status: 'published' as const,
    published_at: now,
    confirmed_at: now,
    ...overrides,
    ...place,
  }
  return theOne(await db.insert(listings).values(row).returning())
}

async function placeOf(db: Db, { city_id, area_id }: Partial<typeof listings.$inferInsert>) {
  if (city_id !== undefined && area_id !== undefined) return { city_id, area_id }
  if (area_id === undefined) {
    const area = await makeArea(db, city_id === undefined ? {} : { city_id })
    return { city_id: area.city_id, area_id: area.id }
  }
  const area = theOne(await db.select().from(areas).where(eq(areas.id, area_id)))
  return { city_id: area.city_id, area_id }
}

/** A job that is open for a month; without a `city_id` in a city made for it. */
export async function makeJob(
  db: Db,
  overrides: Partial<typeof jobs.$inferInsert> = {},
): Promise<typeof jobs.$inferSelect> {
  const city_id = overrides.city_id ?? (await makeCity(db)).id
  const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000)
  const row = {
    title: `Job ${next()}`,
    department: 'Sales',
    employment: 'Full time',
    experience: 'Two years',
    description: 'Show homes to those who look for one.',
    closes_on: inAMonth.toISOString().slice(0, 10),
    ...overrides,
    city_id,
  }
  return theOne(await db.insert(jobs).values(row).returning())
}

/** An event of the gallery, without photos and videos. */
export async function makeEvent(
  db: Db,
  overrides: Partial<typeof events.$inferInsert> = {},
): Promise<typeof events.$inferSelect> {
  const row = {
    title: `Event ${next()}`,
    description: 'Doors open at ten, tea at four.',
    place: 'Head Office, Islamabad',
    held_on: '2026-03-14',
    ...overrides,
  }
  return theOne(await db.insert(events).values(row).returning())
}

function theOne<Row>(rows: Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('The database gave no row')
  return row
}

/** A saved search of an address of its own, not confirmed yet, with what its links are made of. */
export async function makeAlert(
  db: Db,
  overrides: Partial<typeof alerts.$inferInsert> = {},
): Promise<{ reference: string; key: string }> {
  const [reference, key] = [newKey(), newKey()]
  const contact = theOne(
    await db
      .insert(alertContacts)
      .values({ key, channel: 'email', address: `buyer-${next()}@example.com`, language: 'en' })
      .returning(),
  )
  await db.insert(alerts).values({
    reference,
    contact_id: contact.id,
    kind: 'search',
    purpose: 'sale',
    city_id: 1,
    filters: { subtype: ['house'], maxPrice: 20_000_000 },
    frequency: 'daily',
    ...overrides,
  })
  return { reference, key }
}
