import type { ListState } from '#contract/api/async-state.ts'
import { type Answer, call } from '#ui/api.ts'
import type { Testimonial } from '../../cards/testimonial-card.tsx'
import { type Figures, loadFigures } from '../../figures.ts'
import { listOrFailed } from '../../list-or-failed.ts'
import { loadPage, type PageText } from '../../page-text.ts'

export type Office = Answer<'offices'>[number]
export type Agent = Answer<'agents'>['data'][number]
export type GroupPhoto = Answer<'groupPhotos'>[number]

/** A person who leads the agency; `agentId` is set when they are an agent too. */
export type Leader = PageText<'about'>['leadership'][number] & { agentId: number | undefined }

export type AboutData = {
  page: PageText<'about'>
  leaders: readonly Leader[]
  figures: Figures
  offices: ListState<Office>
  testimonials: ListState<Testimonial>
  /** The newest picture of the team. */
  team: GroupPhoto | undefined
}

/**
 * Everything the about page shows, loaded in parallel. When anything but its text fails to load, only its own place
 * says so (D52).
 */
export async function loadAbout(signal: AbortSignal): Promise<AboutData> {
  const [page, agents, figures, offices, testimonials, groupPhotos] = await Promise.all([
    loadPage('about', signal),
    listOrFailed(call('agents', { signal })),
    loadFigures(signal),
    listOrFailed(call('offices', { signal })),
    listOrFailed(call('testimonials', { signal })),
    listOrFailed(call('groupPhotos', { signal })),
  ])
  const leaders = page.leadership.map((person) => asLeader(person, agents.data))
  return { page, leaders, figures, offices, testimonials, team: groupPhotos.data[0] }
}

/** The portrait and the page of the agent of one of these names, when there is one. */
function asLeader(person: PageText<'about'>['leadership'][number], agents: readonly Agent[]): Leader {
  const agent = agents.find(({ name }) => name === person.name || name === person.agent)
  return { ...person, photo: person.photo ?? agent?.photo ?? null, agentId: agent?.id }
}
