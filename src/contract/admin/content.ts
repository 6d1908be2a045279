/** The small things of the public site: covers, testimonials, group photos, offices. */
import { z } from 'zod'
import { collectionRules as t } from '#messages/admin.ts'
import { collection } from './collection.ts'
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
  urduLine,
  urduLines,
  webAddress,
} from './fields.ts'

export const CoverFields = z.strictObject({
  title: line(120),
  title_ur: urduLine(120),
  image: neededPicture,
  alt: line(300),
  alt_ur: urduLine(300),
  link: pathOrAddress.nullable(),
  shown: z.boolean(),
})

export const TestimonialFields = z.strictObject({
  name: line(100),
  name_ur: urduLine(100),
  place: line(120),
  place_ur: urduLine(120),
  text: lines(1500),
  text_ur: urduLines(1500),
  rating: z
    .int({ error: () => t.stars })
    .min(1, { error: () => t.stars })
    .max(5, { error: () => t.stars }),
  photo: storedAddress.nullable(),
  given_on: day,
  shown: z.boolean(),
})

export const GroupPhotoFields = z.strictObject({
  title: line(120),
  title_ur: urduLine(120),
  image: neededPicture,
  alt: anyLine(300),
  alt_ur: urduLine(300),
  taken_on: day,
  shown: z.boolean(),
})

export const OfficeFields = z.strictObject({
  name: line(120),
  name_ur: urduLine(120),
  city: line(100),
  city_ur: urduLine(100),
  address: line(300),
  address_ur: urduLine(300),
  email: officeEmail,
  phone: officePhone,
  other_phones: z.array(officePhone).max(5, { error: () => t.mostItems({ most: 5 }) }),
  hours: anyLines(300),
  hours_ur: urduLines(300),
  map_url: webAddress,
  lat: latitude,
  long: longitude,
})

export const covers = collection({
  one: 'cover',
  many: 'covers',
  permission: 'content.edit',
  fields: CoverFields,
  ordered: true,
})
export const testimonials = collection({
  one: 'testimonial',
  many: 'testimonials',
  permission: 'content.edit',
  fields: TestimonialFields,
})
export const groupPhotos = collection({
  one: 'group photo',
  many: 'group photos',
  permission: 'content.edit',
  fields: GroupPhotoFields,
  ordered: true,
})
export const offices = collection({
  one: 'office',
  many: 'offices',
  permission: 'content.edit',
  fields: OfficeFields,
  ordered: true,
})

export const contentCollections = [covers, testimonials, groupPhotos, offices] as const

export const contentCalls = {
  ...covers.calls,
  ...testimonials.calls,
  ...groupPhotos.calls,
  ...offices.calls,
} as const satisfies Record<string, AdminEndpoint>
