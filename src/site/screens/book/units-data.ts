import { notFound } from '@tanstack/react-router'
import { parsePropertyId } from '#contract/listings/property-id.ts'
import { type Answer, call } from '#ui/api.ts'
import { orNotFound } from '../../or-not-found.ts'

type Offer = Answer<'bookable'>['data']
export type BookableUnit = Offer['units'][number]

export type Units = { offer: Offer; unit: BookableUnit | undefined }

/** What can be booked of a project, and the unit of the address when it names one. */
export async function loadUnits(
  { project, unit: typed }: { project: string; unit?: string | undefined },
  signal: AbortSignal,
): Promise<Units> {
  const id = parsePropertyId(project)
  if (id === undefined) throw notFound()
  const { data: offer } = await orNotFound(call('bookable', { params: { id }, signal }))
  if (typed === undefined) return { offer, unit: undefined }
  const unit = offer.units.find((one) => String(one.id) === typed)
  if (!unit) throw notFound()
  return { offer, unit }
}
