import { emptyList, type ListState, loadedList } from '#contract/api/async-state.ts'
import { pageSizes } from '#contract/limits.ts'
import { type Answer, call } from '#ui/api.ts'
import type { Card } from '#ui/listing/contact-links.ts'
import { loadAdSlot } from '../../ads/ad-slot-data.ts'
import type { EventOfGallery } from '../../cards/event-card.tsx'
import { countsAlone, type Figures, figuresOf } from '../../figures.ts'

export type Cover = Answer<'covers'>[number]
export type Project = Answer<'projects'>[number]
export type Agent = Answer<'agents'>['data'][number]
type PopularArea = Answer<'popularAreas'>[number]
export type Testimonial = Answer<'testimonials'>[number]

export type HomeData = HomeWindows & {
  cover: Cover | undefined
  projects: ListState<Project>
  agents: ListState<Agent>
  testimonials: ListState<Testimonial>
  areas: readonly PopularArea[]
  events: readonly EventOfGallery[]
  /** How many are for sale of each subtype, most first. */
  types: Answer<'search'>['counts']['subtype']
  figures: Figures
  /** Whether there is a place for an ad. */
  adSlot: boolean
}

/** The two windows' lists: the featured properties, and the newest of the others. */
export type HomeWindows = { featured: readonly Card[]; latest: readonly Card[] }

/** How many pages of each window a visitor may leaf through. */
const pages = 3

const shownEvents = 3

/** Everything the home page shows, asked for at once. What fails beside the listings leaves its section out. */
export async function loadHome(): Promise<HomeData> {
  const [windows, covers, areas, projects, agents, testimonials, events, sale, rent, adSlot] =
    await Promise.all([
      loadHomeWindows(),
      call('covers').then(loadedList, () => emptyList<Cover>()),
      call('popularAreas').catch(() => []),
      call('projects').then(loadedList, () => emptyList<Project>()),
      call('agents', { query: { count: pageSizes.homeAgents } }).catch(() => undefined),
      call('testimonials').then(loadedList, () => emptyList<Testimonial>()),
      call('events').then(loadedList, () => emptyList<EventOfGallery>()),
      call('search', { query: { purpose: 'sale', ...countsAlone } }),
      call('search', { query: { purpose: 'rent', ...countsAlone } }),
      loadAdSlot({ placement: 'home_band' }),
    ])
  return {
    cover: covers.data[0],
    ...windows,
    areas,
    projects,
    agents: agents ? loadedList(agents) : emptyList<Agent>(),
    testimonials,
    events: events.data.slice(0, shownEvents),
    types: [...sale.counts.subtype].sort((one, other) => other.count - one.count),
    figures: figuresOf({ sale, rent, agents, projects: projects.data }),
    adSlot,
  }
}

/** What both windows show at first. */
export function loadHomeWindows(): Promise<HomeWindows> {
  return loadWindows(1)
}

/** Every page of both windows. */
export function loadAllWindows(): Promise<HomeWindows> {
  return loadWindows(pages)
}

async function loadWindows(pageCount: number): Promise<HomeWindows> {
  const [top, bottom] = [pageCount * pageSizes.homeListingsTop, pageCount * pageSizes.homeListingsBottom]
  // Where there are no featured properties, or only those, both windows show the same ones.
  const most = Math.max(top, bottom)
  const { data } = await call('homeListings', { query: { featured: most, newest: most } })
  const featured = data.filter((card) => card.featured)
  const others = data.filter((card) => !card.featured)
  return {
    featured: (featured.length > 0 ? featured : data).slice(0, top),
    latest: (others.length > 0 ? others : data).slice(0, bottom),
  }
}
