import { z } from 'zod'

/** One or several polygons: corners in order, the last one joined to the first. */
export const Outline = z
  .array(z.array(z.object({ lat: z.number(), long: z.number() })))
  .describe('Polygons: corners in order; the last is joined to the first')

/** The outline of an area; null when it has none. */
export const AreaOutline = z.object({ id: z.int(), outline: Outline.nullable() })
export type AreaOutline = z.infer<typeof AreaOutline>

/** Roughly where the areas of a city are. */
export const CityOutline = z.object({
  id: z.int(),
  outline: z.string().describe('Polygons in the format of `shape` of a search'),
})
export type CityOutline = z.infer<typeof CityOutline>

export const mostOutlines = 5

const areaId = z.coerce.number<string>().int().min(1).max(2_147_483_647)

/** `GET /api/areas/outlines?ids=12,40`. */
export const OutlinesQuery = z.object({
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))])
    .pipe(z.array(areaId).min(1).max(mostOutlines))
    .describe(`IDs with commas, at most ${mostOutlines}`),
})
