import { namedLandmark } from '../landmarks/index.ts'
import type { FindLandmark } from './nearness.ts'

/** Finds the landmarks that a query names, those of the chosen city first; undefined without a map that has any. */
export function landmarkFinder(
  ctx: Parameters<typeof namedLandmark>[0],
  cityId: number | undefined,
): FindLandmark | undefined {
  if (!ctx.landmarks?.now) return undefined
  return (text, { kinds, inCityId } = {}) => namedLandmark(ctx, { text, cityId, inCityId, kinds })
}
