import { pagePattern } from '#contract/analytics/page-pattern.ts'
import type { CountedEvent, CountedEventName } from '#contract/analytics/visit-events.ts'
import { allTypes, type Purpose, propertyTypes, purposes, subtypes } from '#contract/listings/property.ts'
import type { DailyCounts } from './daily-counts.ts'

/** The known facts of the visit that sent a batch. */
export type Visit = {
  /** The width of the window, in CSS pixels. */
  width: number | undefined
  /** The site's own host, which is no referrer. */
  host: string
}

/**
 * Counts the events of pages by day: each event about a listing or a project where there is one, and facets
 * that are queried later, such as the city of a search. Nothing else is kept.
 */
export function countEvents(
  counts: Pick<DailyCounts, 'note'>,
  events: readonly CountedEvent[],
  { width, host }: Visit,
): void {
  const device = deviceOf(width)
  for (const event of events) {
    const { name, subject } = counted[event.event](event)
    counts.note(name, subject, facetsOf(event, device, host))
  }
}

const inTheirPage = (name: string) => (event: CountedEvent) => ({ name, subject: subjectOf(event) ?? '' })
// Without a listing or project the subject is one that no row has.
const ofThing = (event: CountedEvent) => ({ name: 'view', subject: subjectOf(event) ?? 'listing:0' })

/** The name and subject of each event in the table of counts. */
const counted: Record<CountedEventName, (event: CountedEvent) => { name: string; subject: string }> = {
  page_view: ({ path }) => ({ name: 'page', subject: pagePattern(path) }),
  search: () => ({ name: 'search', subject: '' }),
  search_empty: () => ({ name: 'empty', subject: '' }),
  listing_view: ofThing,
  project_view: ofThing,
  call_click: inTheirPage('call'),
  whatsapp_click: inTheirPage('whatsapp'),
  lead_sent: inTheirPage('lead'),
}

function facetsOf(
  { event, referrer, filters, kind }: CountedEvent,
  device: string | undefined,
  own: string,
): string[] {
  if (event === 'page_view') {
    const from = hostOf(referrer)
    return [device ?? [], from && from !== hostOf(own) ? `from:${from}` : []].flat()
  }
  if (event === 'search') return (filters ?? []).flatMap(facetOfFilter)
  if (event === 'search_empty') return facetsOfEmpty(filters ?? [])
  return event === 'lead_sent' && kind ? [`kind:${kind}`] : []
}

/** By the width of the window; nothing more about the device is needed. */
function deviceOf(width: number | undefined): string | undefined {
  if (width === undefined) return undefined
  if (width < 768) return 'device:phone'
  return width < 1200 ? 'device:tablet' : 'device:desktop'
}

function facetOfFilter(filter: string): string[] {
  const [key, value = ''] = filter.split('=')
  if (key === 'cityId' && /^[1-9]\d{0,8}$/.test(value)) return [`city:${value}`]
  return key === 'purpose' && purposes.some((purpose) => purpose === value) ? [`purpose:${value}`] : []
}

/** Facets of a search without results: places of ours, and types by purpose from closed lists. */
function facetsOfEmpty(filters: readonly string[]): string[] {
  const asked = filters.map((filter) => filter.split('='))
  const valuesOf = (wanted: string) => asked.flatMap(([key, value = '']) => (key === wanted ? [value] : []))
  const purpose = purposes.find((one) => valuesOf('purpose').includes(one))
  const types = [...valuesOf('subtype'), ...valuesOf('type')].filter((type) => countedTypes.has(type))
  return [
    ...valuesOf('cityId')
      .filter(isId)
      .map((id) => `city:${id}`),
    ...valuesOf('areaIds')
      .filter(isId)
      .map((id) => `area:${id}`),
    ...(purpose
      ? [...new Set(types.length > 0 ? types : [allTypes.value])].map((type) => wantedFacet(purpose, type))
      : []),
  ]
}

const countedTypes: ReadonlySet<string> = new Set([...propertyTypes, ...subtypes])

/** The facet of a purpose and a type, or a subtype: 'wanted:rent farm house'. */
export function wantedFacet(purpose: Purpose, type: string): string {
  return `wanted:${purpose} ${type}`
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text)
}

/** The listing or project it is about, by its tag: that of the card, else that of the page. */
function subjectOf({ about, path }: CountedEvent): string | undefined {
  const [, kind, id] = /^\/(listing|project)\/([1-9]\d{0,8})(?=\/|$)/.exec(about ?? path) ?? []
  return kind && `${kind}:${id}`
}

/** A host in its usual spelling, so that it is not counted under several names. */
function hostOf(referrer = ''): string | undefined {
  const host = referrer.toLowerCase().replace(/^www\./, '')
  return /^(?=.{4,100}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host) ? host : undefined
}
