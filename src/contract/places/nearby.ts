import { z } from 'zod'
import { nearbyKinds } from './nearby-kinds.ts'
import { NamedPlace } from './places.ts'

/** `GET /api/listings/:id/nearby` and the same of a project: the nearest of each kind, the nearest first. */
export const NearbyAnswer = z.object({
  data: z.array(
    z.object({
      kind: z.enum(nearbyKinds),
      name: z.string(),
      metres: z.int().describe('In a straight line'),
      lat: z.number(),
      long: z.number(),
    }),
  ),
  measured_from: NamedPlace.nullable().describe(
    'The area whose middle distances are measured from; null if the exact position is known',
  ),
})
export type NearbyAnswer = z.infer<typeof NearbyAnswer>
