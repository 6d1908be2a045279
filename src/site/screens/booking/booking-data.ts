import { notFound } from '@tanstack/react-router'
import { isReference } from '#contract/leads/reference.ts'
import { type Answer, call } from '#ui/api.ts'
import { orNotFound } from '../../or-not-found.ts'

export type Booking = Answer<'booking'>['data']

/** How far a booking is; nothing about who made it. */
export async function loadBooking(reference: string, signal: AbortSignal): Promise<Booking> {
  if (!isReference(reference)) throw notFound()
  return (await orNotFound(call('booking', { params: { reference }, signal }))).data
}
