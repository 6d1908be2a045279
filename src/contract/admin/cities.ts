/** Cities and areas as staff keep them: their names, marla and position; merging them and deleting unused ones. */
import { z } from 'zod'
import { collectionRules as t } from '#messages/admin.ts'
import { marlaBases } from '../listings/property.ts'
import { Outline } from '../places/outline.ts'
import { areaKinds } from '../places/places.ts'
import { changing, done, reading, writing } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'
import {
  anyLines,
  id,
  idInPath,
  latitude,
  line,
  longitude,
  outline,
  urduLine,
  urduLines,
  words,
} from './fields.ts'

const synonyms = words(20).describe('Other names that imports and search recognise')
const marla_basis = z
  .literal([...marlaBases])
  .nullable()
  .describe('Square feet per marla; null inherits the value')

export const CityFields = z.strictObject({
  name: line(80),
  name_ur: urduLine(80),
  lat: latitude,
  long: longitude,
  synonyms,
  marla_basis,
})
export type CityFields = z.output<typeof CityFields>

const wholePosition = { path: ['lat'], error: () => t.position }
function isWhole({ lat, long }: { lat: number | null; long: number | null }): boolean {
  return (lat === null) === (long === null)
}

export const AreaFields = z
  .strictObject({
    name: line(80),
    name_ur: urduLine(80),
    about: anyLines(3000)
      .optional()
      .describe('The description on the page of the area; omit it to keep the current text'),
    about_ur: urduLines(3000),
    kind: z.enum(areaKinds),
    lat: latitude.nullable(),
    long: longitude.nullable(),
    outline,
    synonyms,
    marla_basis,
  })
  .refine(isWhole, wholePosition)
export type AreaFields = z.output<typeof AreaFields>

const counts = {
  listings: z.int().describe('Listings with any status, including those in areas inside it'),
  is_used: z.boolean().describe('Whether anything refers to it; only unused places can be deleted'),
}
export const AdminCity = CityFields.extend({ id: z.int(), areas: z.int(), ...counts })
export type AdminCity = z.infer<typeof AdminCity>
export const AdminArea = z.object({
  id: z.int(),
  city_id: z.int(),
  parent_id: z.int().nullable(),
  ...z.object(AreaFields.shape).omit({ outline: true }).shape,
  inherited_marla: z.number().describe('The inherited square feet per marla, for an area without a value'),
  ...counts,
})
export type AdminArea = z.infer<typeof AdminArea>

const place = z.object({ id: idInPath })
const made = z.object({ data: z.object({ id: z.int() }) })
const into = z.strictObject({ into: id })

export const cityCalls = {
  adminCities: {
    method: 'GET',
    path: '/api/admin/cities',
    summary: 'List cities',
    description: 'Each with its synonyms, marla size and counts.',
    access: 'places.edit',
    answer: z.object({ data: z.array(AdminCity) }),
    errors: reading,
  },
  adminAreas: {
    method: 'GET',
    path: '/api/admin/cities/:id/areas',
    summary: 'List the areas of a city',
    description: 'Each with its synonyms, marla size and counts.',
    access: 'places.edit',
    params: place,
    answer: z.object({ data: z.array(AdminArea) }),
    errors: [...reading, 404],
  },
  createCity: {
    method: 'POST',
    path: '/api/admin/cities',
    summary: 'Add a city',
    description: 'Returns 409 when a city with this name exists.',
    access: 'places.edit',
    body: CityFields,
    answer: made,
    errors: [...writing, 409],
  },
  changeCity: {
    method: 'PUT',
    path: '/api/admin/cities/:id',
    summary: 'Update a city',
    description: 'A new name is also applied to offices in the city.',
    access: 'places.edit',
    params: place,
    body: CityFields,
    answer: done,
    errors: changing,
  },
  mergeCity: {
    method: 'POST',
    path: '/api/admin/cities/:id/merge',
    summary: 'Merge a city into another',
    description:
      'Moves everything that refers to the city, including its areas, to the other city and deletes it.',
    access: 'places.edit',
    params: place,
    body: into,
    answer: done,
    errors: changing,
  },
  deleteCity: {
    method: 'POST',
    path: '/api/admin/cities/:id/delete',
    summary: 'Delete an unused city',
    access: 'places.edit',
    params: place,
    body: z.strictObject({}),
    answer: done,
    errors: changing,
  },
  createArea: {
    method: 'POST',
    path: '/api/admin/areas',
    summary: 'Add an area',
    description: 'Returns 409 when an area with this name exists at the same place.',
    access: 'places.edit',
    body: z
      .strictObject({ ...AreaFields.shape, city_id: id, parent_id: id.nullable() })
      .refine(isWhole, wholePosition),
    answer: made,
    errors: [...writing, 409],
  },
  changeArea: {
    method: 'PUT',
    path: '/api/admin/areas/:id',
    summary: 'Update an area',
    access: 'places.edit',
    params: place,
    body: AreaFields,
    answer: done,
    errors: changing,
  },
  areaOutline: {
    method: 'GET',
    path: '/api/admin/areas/:id/outline',
    summary: 'Get the outline of an area',
    description: 'Null when the area has no outline.',
    access: 'places.edit',
    params: place,
    answer: z.object({ data: z.object({ outline: Outline.nullable() }) }),
    errors: [...reading, 404],
  },
  mergeArea: {
    method: 'POST',
    path: '/api/admin/areas/:id/merge',
    summary: 'Merge an area into another',
    description: 'Moves everything that refers to the area to another area of the same city and deletes it.',
    access: 'places.edit',
    params: place,
    body: into,
    answer: done,
    errors: changing,
  },
  deleteArea: {
    method: 'POST',
    path: '/api/admin/areas/:id/delete',
    summary: 'Delete an unused area',
    access: 'places.edit',
    params: place,
    body: z.strictObject({}),
    answer: done,
    errors: changing,
  },
} as const satisfies Record<string, AdminEndpoint>
