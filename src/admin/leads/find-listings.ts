import { toWesternDigits } from '#contract/text/digits.ts'
import { call as callSite, type Answer as SiteAnswer } from '#ui/api.ts'
import { type Answer, call } from '../call.ts'

/** The fields of a listing that tell it from others. */
export type FoundListing = {
  id: number
  title: string
  price: number
  purpose: 'sale' | 'rent'
  place: string
  agent: string | null
}

const most = 8

/** Finds listings by ID or by words of the title; agents find those of others only by ID. */
export async function findListings(text: string, signal: AbortSignal): Promise<readonly FoundListing[]> {
  const typed = toWesternDigits(text)
  const { data } = await call('listings', { query: { q: text.slice(0, 100) }, signal })
  if (data.length > 0 || !/^\d{1,9}$/.test(typed)) return data.slice(0, most).map(told)
  const shown = await callSite('listing', { params: { id: Number(typed) }, signal }).catch(() => undefined)
  return shown ? [told(shown.property)] : []
}

type Row = Answer<'listings'>['data'][number] | SiteAnswer<'listing'>['property']

function told({ id, title, price, purpose, area, city, agent }: Row): FoundListing {
  return {
    id,
    title,
    price,
    purpose: purpose ?? 'sale',
    place: `${area.name}, ${city.name}`,
    agent: agent?.name ?? null,
  }
}
