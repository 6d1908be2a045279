import { z } from 'zod'
import { PlaceSuggestion } from '../places/places.ts'

/** Suggestions for a typed text; `kind` says what choosing one leads to. */
export const Suggestion = z.discriminatedUnion('kind', [
  PlaceSuggestion.describe('a city or an area: a search there'),
  z
    .object({
      kind: z.literal('landmark'),
      name: z.string(),
      within: z.string().nullable(),
      lat: z.number(),
      long: z.number(),
    })
    .describe('a place on the map: a search around it'),
  z.object({
    kind: z.literal('project'),
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    within: z.string().describe('its area, if it has one, and its city'),
  }),
  z.object({ kind: z.literal('agent'), id: z.int(), name: z.string(), title: z.string() }),
  z
    .object({ kind: z.literal('listing'), id: z.int(), title: z.string(), within: z.string() })
    .describe('the property of this ID'),
])
export type Suggestion = z.infer<typeof Suggestion>
