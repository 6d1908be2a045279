/** The demo's projects, as rows. */
import { toSquareFeet } from '#contract/listings/convert-size.ts'
import { slug } from '#contract/text/slugs.ts'
import type {
  projectImages,
  projectPaymentSteps,
  projects,
  projectUnits,
  projectUnitTypes,
  projectVideos,
} from '#db/schema/index.ts'
import { before, dayBefore, marlaOf, numbered, type Setting } from './setting.ts'

/** The last day of the month so many months after `now`, as YYYY-MM-DD in UTC. */
function endOfMonth(now: Date, months: number | undefined): string | null {
  if (months === undefined) return null
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0)
  return new Date(end).toISOString().slice(0, 10)
}

export function projectRows({ content, ids, now, album }: Setting): (typeof projects.$inferInsert)[] {
  return numbered(content.projects).map(({ item, id }) => {
    const { city, area, checked_days_ago, possession_in_months, booking_amount, pictures, ...more } = item
    const { video: _video, units: _units, bookable: _bookable, payment_plan: _plan, ...columns } = more
    return {
      ...columns,
      id,
      slug: slug(item.name),
      city_id: ids.city(city),
      area_id: ids.area(`${area}, ${city}`),
      image: album.firstOf(pictures),
      possession_on: endOfMonth(now, possession_in_months),
      approval_checked_on: dayBefore(now, checked_days_ago),
      booking_open: booking_amount !== undefined,
      booking_amount: booking_amount ?? 0,
      position: id - 1,
      created_at: before(now, 200),
      updated_at: before(now, checked_days_ago),
    }
  })
}

/** The kinds of units of all projects, with their ids. */
function unitTypes({ content }: Setting) {
  const ofProjects = numbered(content.projects).flatMap(({ item: project, id }) =>
    project.units.map((unit, position) => ({ project, project_id: id, unit, position })),
  )
  return numbered(ofProjects)
}

export function unitTypeRows(setting: Setting): (typeof projectUnitTypes.$inferInsert)[] {
  const { content, album } = setting
  return unitTypes(setting).map(({ item: { project, project_id, unit, position }, id }) => {
    const { floor_plan, ...columns } = unit
    const marla = marlaOf(content.places, project.city, project.area)
    return {
      ...columns,
      id,
      project_id,
      position,
      size_sqft: toSquareFeet(unit.size_value, unit.size_unit, marla),
      floor_plan: album.addressOf(floor_plan),
    }
  })
}

/** The units that can be booked on the site. */
export function unitRows(setting: Setting): (typeof projectUnits.$inferInsert)[] {
  return unitTypes(setting).flatMap(({ item: { project, project_id, unit }, id }) =>
    project.bookable
      .filter(({ unit: kind }) => kind === unit.name)
      .map(({ unit: _, ...columns }, position) => ({ ...columns, project_id, unit_type_id: id, position })),
  )
}

export function paymentStepRows({ content }: Setting): (typeof projectPaymentSteps.$inferInsert)[] {
  return numbered(content.projects).flatMap(({ item: { payment_plan }, id }) =>
    payment_plan.map((step, position) => ({ ...step, project_id: id, position })),
  )
}

/** The galleries, and the plan of every unit that is drawn. */
export function projectImageRows({ content, album }: Setting): (typeof projectImages.$inferInsert)[] {
  return numbered(content.projects).flatMap(({ item: { name, name_ur, pictures, units }, id }) => {
    const gallery = pictures.flatMap((picture) => album.named(picture) ?? [])
    const photos = gallery.map((picture, at) =>
      at === 0
        ? { ...picture, alt: `${name}, artist’s impression`, alt_ur: `${name_ur}، تصوراتی تصویر` }
        : picture,
    )
    const plans = units.flatMap(({ name: kind, name_ur: kind_ur, floor_plan = '' }) => {
      const drawn = album.named(floor_plan)
      if (!drawn) return []
      return [{ ...drawn, alt: `${kind}: ${drawn.alt}`, alt_ur: `${kind_ur}: ${drawn.alt_ur}` }]
    })
    const rowsOf = (role: 'gallery' | 'floor plan', shown: typeof plans) =>
      shown.map(({ address, alt, alt_ur, width, height }, position) => ({
        ...{ project_id: id, position, role, url: address, alt, alt_ur, width, height },
      }))
    return [...rowsOf('gallery', photos), ...rowsOf('floor plan', plans)]
  })
}

/** The films of projects, of those that are there. */
export function projectVideoRows({
  content,
  now,
  album,
  films,
}: Setting): (typeof projectVideos.$inferInsert)[] {
  return numbered(content.projects).flatMap(({ item: { video }, id }) => {
    const url = video && films.get(video.film)
    if (!url) return []
    const { film: _, poster, ...texts } = video
    return [
      { ...texts, project_id: id, url, poster: album.addressOf(poster), created_at: now, updated_at: now },
    ]
  })
}
