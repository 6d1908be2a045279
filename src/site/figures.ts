import { type Answer, call } from '#ui/api.ts'

/** How much there is today, counted from the data. */
export type Figures = { listings: number; agents: number; projects: number }

type Counted = {
  sale: Pick<Answer<'search'>, 'pagination'>
  rent: Pick<Answer<'search'>, 'pagination'>
  agents: Pick<Answer<'agents'>, 'pagination'> | undefined
  projects: readonly unknown[]
}

/** The one way to count for every screen: what is on offer for sale and to rent, and who sells it. */
export function figuresOf({ sale, rent, agents, projects }: Counted): Figures {
  return {
    listings: sale.pagination.totalRecords + rent.pagination.totalRecords,
    agents: agents?.pagination.totalRecords ?? 0,
    projects: projects.length,
  }
}

/** A page past the end, so that a search says how many there are and reads none of them. */
export const countsAlone = { perPage: 1, page: 1_000_000 }

/** The figures for a screen that shows nothing else of what is counted. */
export async function loadFigures(signal: AbortSignal): Promise<Figures> {
  const [sale, rent, agents, projects] = await Promise.all([
    call('search', { query: { purpose: 'sale', ...countsAlone }, signal }),
    call('search', { query: { purpose: 'rent', ...countsAlone }, signal }),
    call('agents', { query: { count: 1 }, signal }),
    call('projects', { signal }),
  ])
  return figuresOf({ sale, rent, agents, projects })
}
