import { z } from 'zod'
import { landmarkKinds } from '../places/landmark-kinds.ts'
import { PlaceSuggestion } from '../places/places.ts'
import { WordsQuery } from './understood.ts'

export const SuggestionQuery = WordsQuery

/** Suggestions for a typed text; `kind` says what choosing one leads to. */
export const Suggestion = z.discriminatedUnion('kind', [
  PlaceSuggestion.describe('A city or area, with a search there'),
  z
    .object({
      kind: z.literal('landmark'),
      category: z.enum(landmarkKinds),
      name: z.string(),
      within: z.string().describe('The nearest area, if one is nearby, and the city'),
      lat: z.number(),
      long: z.number(),
    })
    .describe('A place on the map, with a search around it'),
  z.object({
    kind: z.literal('project'),
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    within: z.string().describe('Its area, if it has one, and its city'),
  }),
  z.object({ kind: z.literal('agent'), id: z.int(), name: z.string(), title: z.string() }),
  z
    .object({ kind: z.literal('listing'), id: z.int(), title: z.string(), within: z.string() })
    .describe('The listing with this ID'),
  z
    .object({ kind: z.literal('search'), name: z.string() })
    .describe('The search that the text is understood as, in words'),
])
export type Suggestion = z.infer<typeof Suggestion>
