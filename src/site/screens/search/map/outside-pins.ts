import type { MapAnswer } from './map-request.ts'
import type { MapPin } from './result-features.ts'

/** The results with further pins: the homes just outside the search, and those with price on call. */
export function withOutsidePins<Answer extends Pick<MapAnswer, 'data' | 'justOutside' | 'onCall'>>(
  results: Answer,
) {
  const outside = results.justOutside.map(
    ({ id, limit, by, ...pin }): MapPin => ({ ...pin, ids: [id], count: 1, missed: { limit, by } }),
  )
  const onCall = results.onCall.map(
    ({ id, ...pin }): MapPin => ({ ...pin, ids: [id], count: 1, price: 0, isOnCall: true }),
  )
  const pins: readonly MapPin[] = [...results.data.pins, ...outside, ...onCall]
  return { ...results, data: { ...results.data, pins } }
}
