import { agency } from '#agency'
import { listingPath } from '#contract/paths.ts'
import { cityOnce } from '#contract/text/city-once.ts'
import { telLink, whatsAppLink } from '#contract/text/phones.ts'
import { listingLinks as t } from '#messages/common.ts'
import { absolutePage } from '../absolute-url.ts'
import type { Answer } from '../api.ts'

export type Card = Answer<'homeListings'>['data'][number]
type Asked = Pick<Card, 'id' | 'title' | 'agent'>

/** 'Hargeisa Road, Lahore' or 'DHA Lahore': where a listing is, as a visitor says it. */
export function placeText({ area, city }: Pick<Card, 'area' | 'city'>): string {
  return cityOnce(t.place({ area: area.name, city: city.name }), city.name)
}

/** A link that calls the listing's agent, or the agency when it has none. */
export function callLink({ agent }: Asked): string {
  return telLink(agent?.phone ?? agency.phone)
}

/** A link that opens WhatsApp with the listing named in the text. */
export function whatsAppAbout(listing: Asked): string {
  const { id, title } = listing
  const text = t.interested({ title, id, url: absolutePage(listingPath(id)) })
  return whatsAppLink(listing.agent?.whatsapp ?? agency.whatsApp, text)
}
