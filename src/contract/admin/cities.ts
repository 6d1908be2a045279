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

const synonyms = words(20).describe('other names that imports and the search know it by')
const marla_basis = z
  .literal([...marlaBases])
  .nullable()
  .describe('square feet in a marla; null: inherited')

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
      .describe('the description on the page of the area; omit it to keep the current text'),
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
  listings: z.int().describe('of every state, those of the areas inside it included'),
  is_used: z.boolean().describe('whether anything refers to it: only an unused one can be deleted'),
}
export const AdminCity = CityFields.extend({ id: z.int(), areas: z.int(), ...counts })
export type AdminCity = z.infer<typeof AdminCity>
export const AdminArea = z.object({
  id: z.int(),
  city_id: z.int(),
  parent_id: z.int().nullable(),
  ...z.object(AreaFields.shape).omit({ outline: true }).shape,
  inherited_marla: z.number().describe('square feet in a marla when the area has no value of its own'),
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
    summary: 'Every city with its synonyms, marla and counts.',
    access: 'places.edit',
    answer: z.object({ data: z.array(AdminCity) }),
    errors: reading,
  },
  adminAreas: {
    method: 'GET',
    path: '/api/admin/cities/:id/areas',
    summary: 'Every area of a city with its synonyms, marla and counts.',
    access: 'places.edit',
    params: place,
    answer: z.object({ data: z.array(AdminArea) }),
    errors: [...reading, 404],
  },
  createCity: {
    method: 'POST',
    path: '/api/admin/cities',
    summary: 'A new city; 409 when a city has that name.',
    access: 'places.edit',
    body: CityFields,
    answer: made,
    errors: [...writing, 409],
  },
  changeCity: {
    method: 'PUT',
    path: '/api/admin/cities/:id',
    summary: 'Changes a city; offices in it follow its new name.',
    access: 'places.edit',
    params: place,
    body: CityFields,
    answer: done,
    errors: changing,
  },
  mergeCity: {
    method: 'POST',
    path: '/api/admin/cities/:id/merge',
    summary: 'Moves everything that refers to a city, its areas included, to another one and deletes it.',
    access: 'places.edit',
    params: place,
    body: into,
    answer: done,
    errors: changing,
  },
  deleteCity: {
    method: 'POST',
    path: '/api/admin/cities/:id/delete',
    summary: 'Deletes a city that nothing refers to.',
    access: 'places.edit',
    params: place,
    body: z.strictObject({}),
    answer: done,
    errors: changing,
  },
  createArea: {
    method: 'POST',
    path: '/api/admin/areas',
    summary: 'A new area of a city; 409 when there is one of that name at that place.',
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
    summary: 'Changes an area.',
    access: 'places.edit',
    params: place,
    body: AreaFields,
    answer: done,
    errors: changing,
  },
  areaOutline: {
    method: 'GET',
    path: '/api/admin/areas/:id/outline',
    summary: 'The outline of an area; null when it has none.',
    access: 'places.edit',
    params: place,
    answer: z.object({ data: z.object({ outline: Outline.nullable() }) }),
    errors: [...reading, 404],
  },
  mergeArea: {
    method: 'POST',
    path: '/api/admin/areas/:id/merge',
    summary: 'Moves everything that refers to an area to another one of its city and deletes it.',
    access: 'places.edit',
    params: place,
    body: into,
    answer: done,
    errors: changing,
  },
  deleteArea: {
    method: 'POST',
    path: '/api/admin/areas/:id/delete',
    summary: 'Deletes an area that nothing refers to.',
    access: 'places.edit',
    params: place,
    body: z.strictObject({}),
    answer: done,
    errors: changing,
  },
} as const satisfies Record<string, AdminEndpoint>
