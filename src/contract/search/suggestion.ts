import { z } from 'zod'
import { purposes } from '../listings/property.ts'
import { landmarkKinds } from '../places/landmark-kinds.ts'
import { PlaceSuggestion } from '../places/places.ts'
import { WordsQuery } from './understood.ts'

export const SuggestionQuery = WordsQuery.extend({ purpose: z.enum(purposes).optional() })

/** Suggestions for a typed text; `kind` says what choosing one leads to. */
export const Suggestion = z.discriminatedUnion('kind', [
  PlaceSuggestion.describe('a city or an area: a search there'),
  z
    .object({
      kind: z.literal('landmark'),
      category: z.enum(landmarkKinds),
      name: z.string(),
      within: z.string().describe('the nearest area, if one is near, and the city'),
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
