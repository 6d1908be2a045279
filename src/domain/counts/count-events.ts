import type { CountedEvent, CountedEventName, DeviceClass } from '#contract/counting.ts'
import { pagePattern } from '#contract/page-pattern.ts'
import type { DailyCounts } from './daily-counts.ts'

/**
 * Counts what pages told by the day: each event about a listing or a project where there is one, and beside it
 * what is asked of it later, such as the city of a search. Nothing else of it is kept.
 */
export function countEvents(
  counts: Pick<DailyCounts, 'note'>,
  events: readonly CountedEvent[],
  device: DeviceClass | undefined,
): void {
  for (const event of events) {
    const { name, subject } = counted[event.event](event)
    counts.note(name, subject, facetsOf(event, device))
  }
}

const inTheirPage = (name: string) => (event: CountedEvent) => ({ name, subject: subjectOf(event) ?? '' })
// Without a listing or project it is the view of nothing: the subject is one that no row has.
const ofThing = (event: CountedEvent) => ({ name: 'view', subject: subjectOf(event) ?? 'listing:0' })

/** How each is named in the table of counts, and what it is about. */
const counted: Record<CountedEventName, (event: CountedEvent) => { name: string; subject: string }> = {
  page_view: ({ path }) => ({ name: 'page', subject: pagePattern(path) }),
  search: () => ({ name: 'search', subject: '' }),
  listing_view: ofThing,
  project_view: ofThing,
  call_click: inTheirPage('call'),
  whatsapp_click: inTheirPage('whatsapp'),
  lead_sent: inTheirPage('lead'),
}

function facetsOf({ event, referrer, city, purpose, kind }: CountedEvent, device: DeviceClass | undefined) {
  const facets: string[] = []
  if (event === 'page_view') {
    if (device) facets.push(`device:${device}`)
    const host = hostOf(referrer)
    if (host) facets.push(`from:${host}`)
  }
  if (event === 'search') {
    if (city) facets.push(`city:${city}`)
    if (purpose) facets.push(`purpose:${purpose}`)
  }
  if (event === 'lead_sent' && kind) facets.push(`kind:${kind}`)
  return facets
}

/** The listing or project it is about, by its tag: that of the card, else that of the page. */
function subjectOf({ about, path }: CountedEvent): string | undefined {
  const [, kind, id] = /^\/(listing|project)\/([1-9]\d{0,8})(?=\/|$)/.exec(about ?? path) ?? []
  return kind && `${kind}:${id}`
}

/** A host as others write it, so that one is not counted under several names. */
function hostOf(referrer = ''): string | undefined {
  const host = referrer.toLowerCase().replace(/^www\./, '')
  return /^(?=.{4,100}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host) ? host : undefined
}
