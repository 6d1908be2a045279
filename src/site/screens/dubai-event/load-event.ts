import { slug } from '#contract/text/slugs.ts'
import { type Answer, call } from '#ui/api.ts'
import { loadPage } from '../../page-text.ts'
import { type DubaiEvent, eventPhase } from './event-time.ts'

export type Announcement = { event: DubaiEvent; phase: ReturnType<typeof eventPhase> }

export type DubaiEventData = Announcement & {
  /** Those that the page names, in its order; one that is no longer there is left out. */
  projects: Answer<'projects'>
  /** The event of the gallery that the page names, for its pictures. */
  gallery: Answer<'event'> | undefined
}

/** The page's text, and whether the event is still to come. */
export async function loadAnnouncement(signal: AbortSignal): Promise<Announcement> {
  const event = await loadPage('dubai-re-event', signal)
  return { event, phase: eventPhase(event, new Date()) }
}

/** The page's text with what it names: projects by name, pictures by the number of their event in the gallery. */
export async function loadDubaiEvent(signal: AbortSignal): Promise<DubaiEventData> {
  const announcement = await loadAnnouncement(signal)
  const { event } = announcement
  const [all, gallery] = await Promise.all([
    call('projects', { signal }).catch((): Answer<'projects'> => []),
    event.galleryEvent === null
      ? undefined
      : call('event', { params: { eventId: event.galleryEvent }, signal }).catch(() => undefined),
  ])
  return {
    ...announcement,
    projects: event.projects.flatMap((wanted) => all.find((project) => isNamed(project, wanted)) ?? []),
    gallery,
  }
}

/** By its English name too, which its address has in every language. */
function isNamed(project: Answer<'projects'>[number], name: string): boolean {
  return project.name === name || project.slug === slug(name)
}
