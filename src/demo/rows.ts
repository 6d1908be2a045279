/** The demo's content but the listings, as rows. Ids are places in the lists, counted from 1. */

import { toSquareFeet } from '#contract/listings/convert-size.ts'
import { projectPath } from '#contract/paths.ts'
import { slug } from '#contract/text/slugs.ts'
import type { adCampaigns, agents, eventMedia, events, jobs, projects } from '#db/schema/index.ts'
import { agentPlans } from './agency/agents.ts'
import { campaignPlans } from './agency/campaigns.ts'
import { coverPlans } from './agency/covers.ts'
import { eventPlans } from './agency/events.ts'
import { groupPhotoPlans } from './agency/group-photos.ts'
import { departments, employments } from './agency/job-plan.ts'
import { jobPlans } from './agency/jobs.ts'
import { testimonialPlans } from './agency/testimonials.ts'
import type { Album } from './pictures/album.ts'
import type { BroughtFilms } from './pictures/films.ts'
import { portraitOf } from './pictures/portraits.ts'
import { floorPlanOf, projectCover } from './pictures/projects.ts'
import { cityPlans } from './places/lay-out.ts'
import type { Place } from './places/plan.ts'
import { inUrdu } from './places/urdu-names.ts'
import { northernProjects } from './projects/north.ts'
import { southernProjects } from './projects/south.ts'
import { inUrdu as wordsInUrdu } from './projects/urdu-words.ts'

export const projectPlans = [...northernProjects, ...southernProjects]

const day = 86_400_000

const numbered = <Plan>(plans: readonly Plan[]) =>
  plans.map((plan, index) => ({ plan, id: index + 1, index }))

function cityIdOf(name: string): number {
  const index = cityPlans.findIndex((city) => city.name === name)
  if (index < 0) throw new Error(`There is no city ${name}`)
  return index + 1
}

/** The day so many days before `now`, as YYYY-MM-DD in UTC. */
function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * day).toISOString().slice(0, 10)
}

/** The last day of the month so many months after `now`, as YYYY-MM-DD in UTC. */
function endOfMonth(now: Date, months: number | null): string | null {
  if (months === null) return null
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0))
    .toISOString()
    .slice(0, 10)
}

export const cityRows = () =>
  numbered(cityPlans).map(({ plan: { name, slug, at }, id }) => ({
    id,
    name,
    name_ur: inUrdu(name),
    slug,
    lat: at[0],
    long: at[1],
  }))

export const areaRows = (places: readonly Place[]) =>
  places.map(({ id, cityId, parentId, name, urdu, kind, at }) => ({
    id,
    city_id: cityId,
    parent_id: parentId,
    name,
    name_ur: urdu,
    kind,
    lat: at[0],
    long: at[1],
  }))

export const agentRows = (now: Date, album: Album): (typeof agents.$inferInsert)[] =>
  numbered(agentPlans).map(({ plan, id, index }) => {
    const phone = `+92 300 00001${String(id).padStart(2, '0')}`
    return {
      id,
      name: plan.name,
      name_ur: plan.name_ur,
      title: plan.title,
      title_ur: plan.title_ur,
      bio: plan.bio,
      bio_ur: plan.bio_ur,
      photo: portraitOf(plan.name, album),
      phone,
      whatsapp: phone,
      email: `${plan.name.toLowerCase().replaceAll(' ', '.')}@aangan.example`,
      languages: [...plan.languages],
      city_id: cityIdOf(plan.city),
      position: index,
      created_at: new Date(now.getTime() - 400 * day),
    }
  })

export const agentAreaRows = (places: readonly Place[]) =>
  numbered(agentPlans).flatMap(({ plan, id }) =>
    plan.areas.map((name) => {
      const place = places.find((candidate) => candidate.name === name && candidate.city === plan.city)
      if (!place) throw new Error(`${plan.name} serves an area that is not laid out: ${name}`)
      return { agent_id: id, area_id: place.id }
    }),
  )

export const projectRows = (
  places: readonly Place[],
  now: Date,
  album: Album,
): (typeof projects.$inferInsert)[] =>
  numbered(projectPlans).map(({ plan, id, index }) => ({
    id,
    name: plan.name,
    name_ur: plan.name_ur,
    slug: slug(plan.name),
    developer: plan.developer,
    developer_ur: plan.developer_ur,
    summary: plan.summary,
    summary_ur: plan.summary_ur,
    description: plan.description,
    description_ur: plan.description_ur,
    kind: plan.kind,
    kind_ur: wordsInUrdu(plan.kind),
    city_id: cityIdOf(plan.city),
    area_id: places.find(({ name, city }) => name === plan.area && city === plan.city)?.id ?? null,
    lat: plan.at[0],
    long: plan.at[1],
    image: projectCover(plan, album),
    amenities: [...plan.amenities],
    amenities_ur: plan.amenities.map(wordsInUrdu),
    status: plan.status,
    possession_on: endOfMonth(now, plan.possessionInMonths),
    approval_authority: plan.authority,
    noc_number: plan.noc,
    approval_status: plan.approval,
    approval_checked_on: dayBefore(now, plan.checkedDaysAgo),
    booking_open: plan.bookingAmount !== undefined,
    booking_amount: plan.bookingAmount ?? 0,
    position: index,
    created_at: new Date(now.getTime() - 200 * day),
    updated_at: new Date(now.getTime() - plan.checkedDaysAgo * day),
  }))

/** Every kind of unit, by the id that it gets. */
const unitPlans = numbered(
  numbered(projectPlans).flatMap(({ plan, id }) =>
    plan.units.map((unit, position) => ({ project: plan, project_id: id, unit, position })),
  ),
)

export const unitRows = (places: readonly Place[], album: Album) =>
  unitPlans.map(({ id, plan: { project, project_id, unit, position } }) => {
    const place = places.find(({ name, city }) => name === project.area && city === project.city)
    const { size, priceFrom, bookable: _, ...rest } = unit
    return {
      ...rest,
      id,
      name_ur: wordsInUrdu(unit.name),
      project_id,
      position,
      size_value: size.value,
      size_unit: size.unit,
      size_sqft: toSquareFeet(size.value, size.unit, place?.marla),
      price_from: priceFrom,
      floor_plan: floorPlanOf(unit, album)?.address ?? null,
    }
  })

/** The units that can be booked on the site. */
export const bookableRows = () =>
  unitPlans.flatMap(({ id, plan: { project_id, unit } }) =>
    (unit.bookable ?? []).map(([number, floor, facing, { sqft, price }], position) => ({
      project_id,
      unit_type_id: id,
      position,
      number,
      floor,
      facing,
      size_value: sqft ?? null,
      price,
    })),
  )

export const paymentStepRows = () =>
  numbered(projectPlans).flatMap(({ plan, id }) =>
    plan.plan.map((step, position) => ({
      ...step,
      name_ur: wordsInUrdu(step.name),
      due_ur: wordsInUrdu(step.due),
      project_id: id,
      position,
    })),
  )

export const eventRows = (now: Date, album: Album): (typeof events.$inferInsert)[] =>
  numbered(eventPlans).map(({ plan: { daysAgo, heldOn, photos, videos: _, ...texts }, id }) => ({
    ...texts,
    id,
    held_on: heldOn ?? dayBefore(now, daysAgo),
    thumbnail: firstOf(photos, album)?.address ?? null,
    created_at: new Date(now.getTime() - Math.max(daysAgo, 1) * day),
  }))

export const eventMediaRows = (
  album: Album,
  { addresses }: BroughtFilms,
): (typeof eventMedia.$inferInsert)[] =>
  numbered(eventPlans).flatMap(({ plan, id }) => {
    const poster = firstOf(plan.photos, album)?.address ?? null
    const media = [
      ...plan.photos.map(([picture, alt]) => ({
        kind: 'image' as const,
        alt,
        url: album.named(picture)?.address ?? null,
      })),
      ...plan.videos.flatMap(([film, alt]) => {
        const url = addresses.get(film)
        return url ? [{ kind: 'video' as const, alt, poster, url }] : []
      }),
    ]
    return media.map((medium, position) => ({ ...medium, event_id: id, position }))
  })

/** The first of the pictures that is there. */
function firstOf(photos: (typeof eventPlans)[number]['photos'], album: Album) {
  return photos.map(([picture]) => album.named(picture)).find((picture) => picture !== undefined)
}

export const jobRows = (now: Date): (typeof jobs.$inferInsert)[] =>
  numbered(jobPlans).map(({ plan, id }) => ({
    id,
    title: plan.title,
    title_ur: plan.title_ur,
    department: plan.department,
    department_ur: departments[plan.department],
    city_id: cityIdOf(plan.city),
    employment: plan.employment,
    employment_ur: employments[plan.employment],
    experience: plan.experience,
    experience_ur: plan.experience_ur,
    salary_from: plan.salary?.[0] ?? null,
    salary_to: plan.salary?.[1] ?? null,
    description: plan.description,
    description_ur: plan.description_ur,
    requirements: [...plan.requirements],
    requirements_ur: [...plan.requirements_ur],
    positions: plan.positions,
    status: plan.closesInDays < 0 ? ('closed' as const) : ('open' as const),
    published_at: new Date(now.getTime() - plan.publishedDaysAgo * day),
    closes_on: dayBefore(now, -plan.closesInDays),
  }))

export const testimonialRows = (now: Date, album: Album) =>
  testimonialPlans.map(({ daysAgo, ...plan }) => ({
    ...plan,
    photo: portraitOf(plan.name, album),
    given_on: dayBefore(now, daysAgo),
  }))

export const coverRows = (album: Album) =>
  coverPlans.map(({ picture, ...plan }, position) => ({
    ...plan,
    image: album.named(picture)?.address ?? null,
    position,
  }))

export const groupPhotoRows = (now: Date, album: Album) =>
  groupPhotoPlans.map(({ picture, daysAgo, ...texts }) => ({
    ...texts,
    image: album.named(picture)?.address ?? null,
    taken_on: dayBefore(now, daysAgo),
  }))

export const campaignRows = (now: Date, album: Album): (typeof adCampaigns.$inferInsert)[] =>
  campaignPlans.map(({ picture, leadsTo, placements, ...plan }) => ({
    ...plan,
    placements: [...placements],
    image: album.named(picture)?.address ?? null,
    link: 'path' in leadsTo ? leadsTo.path : pathOfProject(leadsTo.project),
    starts_on: dayBefore(now, 20),
  }))

function pathOfProject(name: string): string {
  const index = projectPlans.findIndex((project) => project.name === name)
  if (index < 0) throw new Error(`There is no project ${name}`)
  return projectPath({ id: index + 1, name })
}
