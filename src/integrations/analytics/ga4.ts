/**
 * The Measurement Protocol of Google Analytics 4: up to 25 events a request. It requires a client and a
 * session: all events have one client, made up at the start of this server, and one session a day. Its events
 * are right and its users are one. Nothing may be used for advertising.
 */
import { randomInt } from 'node:crypto'
import type { OutsideEvent } from './outside-event.ts'
import { post, type Sender } from './sender.ts'

export type Ga4Settings = { url: string; measurementId: string; apiSecret: string }

const atOnce = 25
const dayMs = 86_400_000
const consent = { ad_user_data: 'DENIED', ad_personalization: 'DENIED' }

export function ga4({ url, measurementId, apiSecret }: Ga4Settings): Sender {
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret })
  const client_id = `${randomInt(1_000_000_000)}.${Math.floor(Date.now() / 1000)}`
  return {
    name: 'Google Analytics',
    atOnce,
    send: (events, signal) =>
      post(`${url}/mp/collect?${query}`, { client_id, consent, events: events.map(toGa4Event) }, { signal }),
  }
}

function toGa4Event({ name, url, title, referrer, about, at }: OutsideEvent): object {
  return {
    name: name === 'lead_sent' ? 'generate_lead' : name,
    timestamp_micros: at * 1000,
    params: {
      ...about,
      page_location: url,
      ...(title && { page_title: title }),
      ...(referrer && { page_referrer: `https://${referrer}/` }),
      session_id: String(Math.floor(at / dayMs)),
      engagement_time_msec: 1,
    },
  }
}
