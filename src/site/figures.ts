import type { ListState } from '#contract/api/async-state.ts'
import type { Answer } from '#ui/api.ts'
import { load } from '#ui/load.ts'
import { listOrFailed } from './list-or-failed.ts'

/** How much there is today, counted from the data; undefined is what could not be counted. */
export type Figures = {
  listings: number | undefined
  agents: number | undefined
  projects: number | undefined
}

type Counted = {
  sale: Pick<Answer<'search'>, 'pagination'> | undefined
  rent: Pick<Answer<'search'>, 'pagination'> | undefined
  agents: Pick<Answer<'agents'>, 'pagination'> | undefined
  projects: ListState<unknown>
}

/** The one way to count for every screen: what is on offer for sale and to rent, and who sells it. */
export function toFigures({ sale, rent, agents, projects }: Counted): Figures {
  return {
    listings: sale && rent && sale.pagination.totalRecords + rent.pagination.totalRecords,
    agents: agents?.pagination.totalRecords,
    projects: projects.hasFailed ? undefined : projects.data.length,
  }
}

/** A page past the end, so that a search says how many there are and reads none of them. */
export const countsAlone = { perPage: 1, page: 1_000_000 }

/** The figures for a screen that shows nothing else of what is counted. */
export async function loadFigures(signal: AbortSignal): Promise<Figures> {
  const [sale, rent, agents, projects] = await Promise.all([
    load('search', { query: { purpose: 'sale', ...countsAlone }, signal }).catch(nothing),
    load('search', { query: { purpose: 'rent', ...countsAlone }, signal }).catch(nothing),
    load('agents', { query: { count: 1 }, signal }).catch(nothing),
    listOrFailed(load('projects', { signal })),
  ])
  return toFigures({ sale, rent, agents, projects })
}

const nothing = () => undefined
