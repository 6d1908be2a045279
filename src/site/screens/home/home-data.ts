import { failedList, type ListState, loadedList } from '#contract/api/async-state.ts'
import { pageSizes } from '#contract/limits.ts'
import type { Purpose } from '#contract/listings/property.ts'
import { type Answer, call } from '#ui/api.ts'
import type { Card } from '#ui/listing/contact-links.ts'
import { loadAdSlot } from '../../ads/ad-slot-data.ts'
import type { EventOfGallery } from '../../cards/event-card.tsx'
import { countsAlone, type Figures, toFigures } from '../../figures.ts'
import { listOrFailed } from '../../list-or-failed.ts'

export type Cover = Answer<'covers'>[number]
export type Project = Answer<'projects'>[number]
export type Agent = Answer<'agents'>['data'][number]
type PopularArea = Answer<'popularAreas'>[number]
type SubtypeCount = NonNullable<Answer<'search'>['counts']>['subtype'][number]
export type Testimonial = Answer<'testimonials'>[number]

export type HomeData = {
  /** Undefined when they could not be loaded. */
  windows: HomeWindows | undefined
  cover: Cover | undefined
  projects: ListState<Project>
  agents: ListState<Agent>
  testimonials: ListState<Testimonial>
  areas: ListState<PopularArea>
  events: ListState<EventOfGallery>
  /** How many are for sale of each subtype, most first. */
  types: ListState<SubtypeCount>
  figures: Figures
  /** Whether there is a place for an ad. */
  adSlot: boolean
}

/** The two windows' lists: the featured properties, and the newest of the others. */
export type HomeWindows = {
  featured: readonly Card[]
  /** What all of the featured ones are; undefined where they differ. */
  about?: { purpose: Purpose; city: string } | undefined
  latest: readonly Card[]
}

/** How many pages of each window a visitor may browse. */
const pages = 3

const shownEvents = 3

/** Of so many featured properties those that stand together are chosen, the same ones for every page. */
const mostFeatured = 24

/** Loads the home page's data in parallel. A part that fails is missing only in its own place (D52). */
export async function loadHome(): Promise<HomeData> {
  const [windows, covers, areas, projects, agents, testimonials, events, sale, rent, adSlot] =
    await Promise.all([
      loadHomeWindows().catch(nothing),
      listOrFailed(call('covers')),
      listOrFailed(call('popularAreas')),
      listOrFailed(call('projects')),
      call('agents', { query: { count: pageSizes.homeAgents } }).catch(nothing),
      listOrFailed(call('testimonials')),
      listOrFailed(call('events')),
      call('search', { query: { purpose: 'sale', ...countsAlone } }).catch(nothing),
      call('search', { query: { purpose: 'rent', ...countsAlone } }).catch(nothing),
      loadAdSlot({ placement: 'home_band' }),
    ])
  return {
    cover: covers.data[0],
    windows,
    areas,
    projects,
    agents: agents ? loadedList(agents) : failedList(),
    testimonials,
    events: { ...events, data: events.data.slice(0, shownEvents) },
    types: sale
      ? loadedList([...(sale.counts?.subtype ?? [])].sort((one, other) => other.count - one.count))
      : failedList(),
    figures: toFigures({ sale, rent, agents, projects }),
    adSlot,
  }
}

const nothing = () => undefined

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
  const { data } = await call('homeListings', { query: { featured: mostFeatured, newest: most } })
  const featured = data.filter((card) => card.featured)
  const others = data.filter((card) => !card.featured)
  const { featuredTogether } = await import('./featured-together.ts')
  const { cards, about } = featuredTogether(featured.length > 0 ? featured : data, pageSizes.homeListingsTop)
  return {
    featured: cards.slice(0, top),
    about,
    latest: (others.length > 0 ? others : data).slice(0, bottom),
  }
}
