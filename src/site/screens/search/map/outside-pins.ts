import type { MapAnswer } from './map-request.ts'
import type { MapPin } from './result-features.ts'

/** The results with the homes just outside the search as further pins. */
export function withOutsidePins<Answer extends Pick<MapAnswer, 'data' | 'justOutside'>>(results: Answer) {
  const outside = results.justOutside.map(
    ({ id, limit, by, ...pin }): MapPin => ({ ...pin, ids: [id], count: 1, missed: { limit, by } }),
  )
  const pins: readonly MapPin[] = [...results.data.pins, ...outside]
  return { ...results, data: { ...results.data, pins } }
}
