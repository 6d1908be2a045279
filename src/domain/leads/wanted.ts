import type { Wanted, WantedReceipt } from '#contract/leads/wanted.ts'
import type { Context } from '../context.ts'
import type { IdempotencyKey } from '../idempotency/index.ts'
import { mustBeAreas, mustBeCity } from './known-places.ts'
import { receiveLead } from './receive.ts'

/**
 * Stores a request for a property that is looked for; see `receiveLead` for what `once` does. Its assignment
 * waits until it is asked for (D15).
 * @throws Invalid when the city or an area does not exist, or the key of `once` was used with other values
 */
export async function receiveWanted(
  ctx: Context<'db' | 'queue'>,
  { wanted, once }: { wanted: Wanted; once: IdempotencyKey | undefined },
): Promise<WantedReceipt> {
  const { fullname: name, phone, purpose, cityId, selectedAreasId } = wanted
  const { data } = await receiveLead(ctx, once, async (tx) => {
    if (cityId !== null) await mustBeCity(tx, 'cityId', cityId)
    const known = await mustBeAreas(tx, 'selectedAreasId', selectedAreasId)
    // Staff read the names in English, whatever the language of the page where they were chosen.
    const english = new Map(known.map((area) => [area.name_ur, area.name]))
    const selectedAreas = wanted.selectedAreas.map((area) => english.get(area) ?? area)
    return { kind: 'wanted', name, phone, payload: { ...wanted, selectedAreas } }
  })
  return { data: { lead_id: data.reference, purpose, reference: data.reference } }
}
