import type { CountedEventName } from '#contract/analytics/visit-events.ts'

/** What another analytics service is told of an event: what happened on which page, and nothing of who did it. */
export type OutsideEvent = {
  name: CountedEventName
  /** The whole address of the page. */
  url: string
  title?: string
  /** The host that led here. */
  referrer?: string
  /** What else it was about, such as purpose and city of a search. */
  about: Readonly<Record<string, string>>
  /** In milliseconds since 1970. */
  at: number
}
