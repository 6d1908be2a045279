/**
 * Plausible's Events API (https://plausible.io/docs/events-api): one request an event. It tells visitors
 * apart by address and browser, which we do not send: all visitors have the same, so its views and events are
 * right and its visitors are one.
 */
import type { OutsideEvent } from './outside-event.ts'
import { NotAccepted, post, Refused, type Sender } from './sender.ts'

export type PlausibleSettings = { url: string; domain: string }

const nobody = { 'user-agent': 'Aangan', 'x-forwarded-for': '127.0.0.1' }
const atOnce = 20

export function plausible({ url, domain }: PlausibleSettings): Sender {
  return {
    name: 'Plausible',
    atOnce,
    async send(events, signal) {
      const untaken: OutsideEvent[] = []
      let problem: Error | undefined
      const sendOne = async (event: OutsideEvent) => {
        try {
          await post(`${url}/api/event`, toPlausibleEvent(event, domain), { headers: nobody, signal })
        } catch (error) {
          problem = error instanceof Error ? error : new Error(String(error))
          if (!(error instanceof Refused)) untaken.push(event)
        }
      }
      await Promise.all(events.map(sendOne))
      if (problem) throw untaken.length > 0 ? new NotAccepted(untaken, problem) : problem
    },
  }
}

function toPlausibleEvent({ name, url, referrer, about }: OutsideEvent, domain: string): object {
  return {
    name: name === 'page_view' ? 'pageview' : name,
    url,
    domain,
    ...(referrer && { referrer: `https://${referrer}/` }),
    ...(Object.keys(about).length > 0 && { props: about }),
  }
}
