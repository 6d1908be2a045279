/** The small things of the public site: covers, testimonials, group photos, offices. */
import { z } from 'zod'
import type { AdminEndpoint } from './endpoint.ts'
import {
  anyLine,
  anyLines,
  day,
  latitude,
  line,
  lines,
  longitude,
  neededPicture,
  officeEmail,
  officePhone,
  pathOrAddress,
  storedAddress,
  webAddress,
} from './fields.ts'
import { keptCalls, keptState } from './versioned-record.ts'

export const CoverFields = z.strictObject({
  title: line(120),
  image: neededPicture,
  alt: line(300),
  link: pathOrAddress.nullable(),
  shown: z.boolean(),
})
export type CoverFields = z.output<typeof CoverFields>

export const TestimonialFields = z.strictObject({
  name: line(100),
  place: line(120),
  text: lines(1500),
  rating: z.int('1 to 5').min(1, '1 to 5').max(5, '1 to 5'),
  photo: storedAddress.nullable(),
  given_on: day,
  shown: z.boolean(),
})
export type TestimonialFields = z.output<typeof TestimonialFields>

export const GroupPhotoFields = z.strictObject({
  title: line(120),
  image: neededPicture,
  alt: anyLine(300),
  taken_on: day,
  shown: z.boolean(),
})
export type GroupPhotoFields = z.output<typeof GroupPhotoFields>

export const OfficeFields = z.strictObject({
  name: line(120),
  city: line(100),
  address: line(300),
  email: officeEmail,
  phone: officePhone,
  other_phones: z.array(officePhone).max(5, 'At most 5'),
  hours: anyLines(300),
  map_url: webAddress,
  lat: latitude,
  long: longitude,
})
export type OfficeFields = z.output<typeof OfficeFields>

const covers = keptCalls({
  path: 'covers',
  access: 'content.edit',
  one: 'A cover of the home page',
  many: 'covers',
  fields: CoverFields,
  row: CoverFields.extend(keptState),
})
const testimonials = keptCalls({
  path: 'testimonials',
  access: 'content.edit',
  one: 'A testimonial',
  many: 'testimonials',
  fields: TestimonialFields,
  row: TestimonialFields.extend(keptState),
})
const groupPhotos = keptCalls({
  path: 'group-photos',
  access: 'content.edit',
  one: 'A photograph of the team',
  many: 'photographs of the team',
  fields: GroupPhotoFields,
  row: GroupPhotoFields.extend(keptState),
})
const offices = keptCalls({
  path: 'offices',
  access: 'content.edit',
  one: 'An office',
  many: 'offices',
  fields: OfficeFields,
  row: OfficeFields.extend(keptState),
})

export const contentCalls = {
  listCovers: covers.list,
  showCover: covers.show,
  createCover: covers.create,
  changeCover: covers.change,
  archiveCover: covers.archive,
  orderCovers: covers.order,
  listTestimonials: testimonials.list,
  showTestimonial: testimonials.show,
  createTestimonial: testimonials.create,
  changeTestimonial: testimonials.change,
  archiveTestimonial: testimonials.archive,
  listGroupPhotos: groupPhotos.list,
  showGroupPhoto: groupPhotos.show,
  createGroupPhoto: groupPhotos.create,
  changeGroupPhoto: groupPhotos.change,
  archiveGroupPhoto: groupPhotos.archive,
  orderGroupPhotos: groupPhotos.order,
  listOffices: offices.list,
  showOffice: offices.show,
  createOffice: offices.create,
  changeOffice: offices.change,
  archiveOffice: offices.archive,
  orderOffices: offices.order,
} as const satisfies Record<string, AdminEndpoint>
