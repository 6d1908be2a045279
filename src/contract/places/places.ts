import { z } from 'zod'
import { StoredImage } from '../files/image.ts'

/** A city, as `GET /api/city` lists it. */
export const City = z.object({
  id: z.int(),
  name: z.string(),
  english_name: z
    .string()
    .optional()
    .describe('Only if `name` is in another language: the name that forms send as the city'),
  slug: z.string(),
  lat: z.number(),
  long: z.number(),
})
export type City = z.infer<typeof City>

/** A city of any host: another one may leave out where it is (S3.2). */
export const HostedCity = City.extend({ lat: z.number().nullable(), long: z.number().nullable() })

export const areaKinds = ['society', 'sector', 'phase', 'block', 'road', 'locality'] as const
export type AreaKind = (typeof areaKinds)[number]

/** An area of a city; `parent_id` is the society around a phase, or the phase around a block. */
export const Area = z.object({
  id: z.int(),
  city_id: z.int(),
  parent_id: z.int().nullable(),
  name: z.string(),
  kind: z.enum(areaKinds),
  lat: z.number().nullable(),
  long: z.number().nullable(),
  synonyms: z
    .array(z.string())
    .describe('Other spellings of the name or of its words, in Roman letters and Urdu'),
  listing_count: z
    .int()
    .describe('Published listings in the area and the areas inside it, for the requested purpose'),
})
export type Area = z.infer<typeof Area>

/** An area of any host: another one may not count (S3.2). */
export const HostedArea = Area.extend({ listing_count: z.int().nullable() })

/** A city or an area that a typed text may mean. */
export const PlaceSuggestion = z.object({
  kind: z.enum(['city', 'area']),
  id: z.int(),
  name: z.string(),
  city_id: z.int().describe('For a city, its own ID'),
  within: z
    .string()
    .nullable()
    .describe("The area and city that contain an area, such as 'DHA Lahore, Lahore'"),
  other_language: z
    .object({ name: z.string(), within: z.string() })
    .optional()
    .describe('The same in Urdu, or in English in an Urdu response, if there is an Urdu name'),
  listing_count: z.int().describe('Published listings there, for the requested purpose'),
})
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>

/** A city or an area by name, as a listing or a project carries it. */
export const NamedPlace = z.object({ id: z.int(), name: z.string() })
export type NamedPlace = z.infer<typeof NamedPlace>

/** The place of a listing of any host: the specification names only its name (S3.2). */
export const HostedPlace = NamedPlace.extend({ id: z.int().nullable() })

/** An area that the home page leads to. */
export const PopularArea = NamedPlace.extend({
  city: NamedPlace,
  for_sale: z.int().describe('Published listings for sale in the area and the areas inside it'),
  image: StoredImage.nullable().describe('A photo of one of its homes'),
})
export type PopularArea = z.infer<typeof PopularArea>
