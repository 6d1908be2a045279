import type { CountedEventName } from '#contract/analytics/visit-events.ts'

/** An event as sent to another analytics service: what happened on which page, without who did it. */
export type OutsideEvent = {
  name: CountedEventName
  /** The whole address of the page. */
  url: string
  title?: string
  /** The host that led here. */
  referrer?: string
  /** Its facets, such as purpose and city of a search. */
  about: Readonly<Record<string, string>>
  /** In milliseconds since 1970. */
  at: number
}
