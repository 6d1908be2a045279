/** Sends counted events to another analytics service, if the settings name one; never who caused them. */
import type { Config } from '#config'
import { pagePattern, privatePages, unknownPage } from '#contract/analytics/page-pattern.ts'
import type { CountedEvent } from '#contract/analytics/visit-events.ts'
import { ga4 } from '#integrations/analytics/ga4.ts'
import type { OutsideEvent } from '#integrations/analytics/outside-event.ts'
import { plausible } from '#integrations/analytics/plausible.ts'
import { openQueue, type QueueOptions } from '#integrations/analytics/sender.ts'

export type EventForwarding = {
  /** Queues events and returns immediately. `origin` is the site's own, such as 'https://example.com'. */
  tell(events: readonly CountedEvent[], origin: string): void
  close(): Promise<void>
}

/** Undefined without such a service. */
export function openEventForwarding(
  { plausible: toPlausible, ga4: toGa4 }: Config['analyticsSenders'],
  options: QueueOptions,
): EventForwarding | undefined {
  const senders = [toPlausible && plausible(toPlausible), toGa4 && ga4(toGa4)].filter(
    (one) => one !== undefined,
  )
  if (senders.length === 0) return undefined
  const queues = senders.map((sender) => openQueue(sender, options))
  return {
    tell(events, origin) {
      const at = Date.now()
      const told = events.flatMap((event) => outsideEvent(event, origin, at))
      for (const queue of queues) queue.add(told)
    },
    async close() {
      await Promise.all(queues.map((queue) => queue.close()))
    },
  }
}

/** Leaves out pages that are not ours, and the owner of a request's page. */
function outsideEvent(
  { event, path, title, referrer, about, filters, kind }: CountedEvent,
  origin: string,
  at: number,
): OutsideEvent[] {
  const pattern = pagePattern(path)
  if (pattern === unknownPage) return []
  const isPrivate = privatePages.has(pattern)
  const asked = (filters ?? []).map((filter) => filter.split('=')).filter(([key]) => key && names[key])
  return [
    {
      name: event,
      url: `${origin}${isPrivate ? pattern : path.slice(0, 200)}`,
      ...(title && !isPrivate && { title: title.slice(0, 100) }),
      ...(referrer && /^[\w.-]+$/.test(referrer) && { referrer }),
      about: {
        ...Object.fromEntries(asked.map(([key = '', value = '']) => [names[key], value])),
        ...(about && pagePattern(about) !== unknownPage && { card: about }),
        ...(kind && { kind }),
      },
      at,
    },
  ]
}

/** The names of search filters there. */
const names: Readonly<Record<string, string>> = { purpose: 'purpose', cityId: 'city' }
