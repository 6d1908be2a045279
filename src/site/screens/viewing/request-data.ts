import { notFound } from '@tanstack/react-router'
import { parsePropertyId } from '#contract/listings/property-id.ts'
import { call } from '#ui/api.ts'
import { placeText } from '#ui/listing/contact-links.ts'
import type { Listing } from '#ui/listing/listing.ts'
import { orNotFound } from '../../or-not-found.ts'

/** A listing and the times at which it can be viewed; what cannot be viewed has none. */
export type ToView = { listing: Listing; place: string; slots: readonly string[] }

export async function loadToView(typed: string, signal: AbortSignal): Promise<ToView> {
  const id = parsePropertyId(typed)
  if (id === undefined) throw notFound()
  const [{ property }, { data }] = await orNotFound(
    Promise.all([
      call('listing', { params: { id }, signal }),
      call('viewingTimes', { params: { id }, signal }),
    ]),
  )
  return { listing: property, place: placeText(property), slots: data.slots }
}
