import { typeOf } from '#contract/listings/property.ts'
import { rupeesPerCrore } from '#contract/text/price-words.ts'
import type { listings } from '#db/schema/index.ts'
import type { Agent, Project, Unit } from '../content.ts'
import { cityPlans } from '../places/lay-out.ts'
import type { Place } from '../places/plan.ts'
import { type Random, random } from '../random.ts'
import { descriptionOf, titleOf } from '../words/describe.ts'
import { urduDescriptionOf, urduTitleOf } from '../words/urdu/describe.ts'
import { buildingOf } from './building.ts'
import type { Facts } from './fact-types.ts'
import { drawFacts } from './facts.ts'
import { mixes, readOffer } from './mix.ts'
import { drawLife } from './times.ts'

/** `storeys` is for the pictures only: no column holds it. */
type ListingRow = typeof listings.$inferInsert & { id: number; storeys: number }
type Unnumbered = Omit<ListingRow, 'id'> & { created_at: Date }

/** What the listings refer to. Ids of agents and projects are their places in the lists, counted from 1. */
export interface Setting {
  places: readonly Place[]
  agents: readonly Agent[]
  projects: readonly Project[]
}

const firstId = 10_001
const featuredInAll = 24

/** The demo's listings, ready to insert; their ids grow with the day on which they were written down. */
export function makeListings(setting: Setting, now: Date): ListingRow[] {
  const titles = new Set<string>()
  const rows = [...ofAreas(setting, now, titles), ...ofProjects(setting, now, titles)]
  rows.sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
  const featured = chooseFeatured(rows)
  return rows.map((row, index) => ({ ...row, id: firstId + index, featured: featured.has(row) }))
}

function ofAreas(setting: Setting, now: Date, titles: Set<string>): Unnumbered[] {
  return cityPlans.flatMap((city, index) => {
    const places = setting.places.filter(({ cityId }) => cityId === index + 1)
    const ofProjectsHere = setting.projects
      .filter((project) => project.city === city.name)
      .reduce((sum, project) => sum + project.listings, 0)
    return shareOut(places, city.listings - ofProjectsHere).flatMap(({ place, count }) =>
      Array.from({ length: count }, (_, number) => {
        const name = `listing ${place.city} ${place.name} ${number}`
        const chance = random(name)
        const facts = drawFacts(readOffer(chance.weighted(mixes[place.mix])), place, chance)
        return toRow({ name, facts, chance }, setting, now, titles)
      }),
    )
  })
}

function ofProjects(setting: Setting, now: Date, titles: Set<string>): Unnumbered[] {
  return setting.projects.flatMap((project, index) => {
    const place = setting.places.find(({ name, city }) => name === project.area && city === project.city)
    if (!place) throw new Error(`${project.name} lies in an area that is not laid out: ${project.area}`)
    return Array.from({ length: project.listings }, (_, number) => {
      const name = `listing ${project.name} ${number}`
      const chance = random(name)
      const unit = chance.pick(project.units)
      const facts = drawFacts({ purpose: 'sale', subtype: unit.subtype }, place, chance, {
        size: { value: unit.size_value, unit: unit.size_unit },
        beds: unit.beds ?? null,
        baths: unit.baths ?? null,
        price: askedFor(unit, chance),
        project: project.name,
      })
      const row = toRow({ name, facts, chance }, setting, now, titles)
      return { ...row, ...buildingOf({ name, facts }, now, project), project_id: index + 1 }
    })
  })
}

/** Better floors and corners cost a little more than the price list's lowest. */
function askedFor({ price_from: priceFrom }: Unit, chance: Random): number {
  const step = priceFrom < rupeesPerCrore ? 100_000 : 500_000
  return Math.ceil((priceFrom * chance.between(1, 1.12)) / step) * step
}

/** Shares `total` out by the places' shares so that it comes out exactly: largest remainders first. */
function shareOut(places: readonly Place[], total: number): { place: Place; count: number }[] {
  const sum = places.reduce((shares, { share }) => shares + share, 0)
  const parts = places.map((place) => ({ place, exact: (total * place.share) / sum }))
  const left = total - parts.reduce((count, { exact }) => count + Math.floor(exact), 0)
  const rounded = new Set(
    parts
      .toSorted((one, other) => (other.exact % 1) - (one.exact % 1))
      .slice(0, left)
      .map(({ place }) => place),
  )
  return parts.map(({ place, exact }) => ({ place, count: Math.floor(exact) + (rounded.has(place) ? 1 : 0) }))
}

/** `name` is what its chance was made from. */
type Drawn = { name: string; facts: Facts; chance: Random }

function toRow({ name, facts, chance }: Drawn, setting: Setting, now: Date, titles: Set<string>): Unnumbered {
  const { place, size } = facts
  const life = drawLife(facts.purpose, now, chance)
  return {
    title: freshTitle(place, titles, () => titleOf(facts, chance)),
    description: descriptionOf(facts, chance),
    ...inUrdu({ name, facts }, titles),
    purpose: facts.purpose,
    type: typeOf(facts.subtype),
    subtype: facts.subtype,
    price: facts.price,
    size_value: size.value,
    size_unit: size.unit,
    marla_basis: facts.marla,
    size_sqft: facts.sqft,
    beds: facts.beds,
    baths: facts.baths,
    ...buildingOf({ name, facts }, now),
    features: [...facts.features],
    storeys: facts.storeys,
    city_id: place.cityId,
    area_id: place.id,
    ...around(place, chance),
    agent_id: agentFor(place, setting, chance),
    project_id: null,
    // Nobody is there to confirm them: they do not expire.
    source: 'demo',
    status: life.status,
    published_at: life.publishedAt,
    confirmed_at: life.confirmedAt,
    ended_at: life.endedAt,
    created_at: life.createdAt,
    updated_at: life.updatedAt,
  }
}

/** By a chance of its own, so that what is said in Urdu changes nothing of the rest. */
function inUrdu({ name, facts }: Pick<Drawn, 'name' | 'facts'>, titles: Set<string>) {
  const chance = random(`${name} in Urdu`)
  return {
    title_ur: freshTitle(facts.place, titles, () => urduTitleOf(facts, chance)),
    description_ur: urduDescriptionOf(facts, chance),
  }
}

/** A title that no other listing of the area has, as long as the words allow it. */
function freshTitle(place: Place, titles: Set<string>, write: () => string): string {
  let title = ''
  for (let attempt = 0; attempt < 80; attempt++) {
    title = write()
    const key = `${place.id} ${title}`
    if (title.length > 70 || titles.has(key)) continue
    titles.add(key)
    return title
  }
  return title
}

/** A point within some hundred metres of the area's middle; more for a road or a whole society. */
function around({ at: [lat, long], kind }: Place, chance: Random): { lat: number; long: number } {
  const reach = kind === 'block' ? 0.0025 : kind === 'sector' ? 0.006 : 0.008
  const near = (middle: number) => Number((middle + chance.between(-reach, reach)).toFixed(5))
  return { lat: near(lat), long: near(long) }
}

/** Someone who serves the area or what it lies in, else anyone of the city; one listing in twelve has no agent. */
function agentFor(place: Place, { agents, places }: Setting, chance: Random): number | null {
  if (chance.chance(1 / 12)) return null
  const names = new Set(place.chain.map((id) => places[id - 1]?.name))
  const ofCity = agents.flatMap((agent, index) => (agent.city === place.city ? [index + 1] : []))
  const ofArea = ofCity.filter((id) => agents[id - 1]?.areas.some((name) => names.has(name)))
  return ofArea.length > 0 && chance.chance(0.8) ? chance.pick(ofArea) : chance.pick(ofCity)
}

function chooseFeatured(rows: readonly Unnumbered[]): Set<Unnumbered> {
  const published = rows.filter(({ status, price }) => status === 'published' && price > 0)
  return new Set(random('featured').shuffle(published).slice(0, featuredInAll))
}
