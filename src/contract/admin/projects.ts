/** Projects, as editors see them: everything that a project's page shows. */
import { z } from 'zod'
import { collectionRules as t } from '#messages/admin.ts'
import { sizeUnits, subtypes } from '../listings/property.ts'
import { approvalStatuses } from '../projects/approval.ts'
import { projectStatuses } from '../projects/project-status.ts'
import { stepStarts } from '../projects/step-starts.ts'
import { collection, recordState } from './collection.ts'
import type { AdminEndpoint } from './endpoint.ts'
import {
  anyLine,
  anyLines,
  day,
  id,
  latitude,
  line,
  lines,
  longitude,
  outline,
  rupees,
  storedAddress,
  urduLine,
  urduLines,
  urduWords,
  words,
} from './fields.ts'

const count = (most: number) =>
  z
    .int({ error: () => t.wholeNumber })
    .min(0, { error: () => t.notNegative })
    .max(most, { error: () => t.atMost({ most }) })

/** A unit that can be booked on the site. Without a size or a price of its own it has those of its kind. */
const Unit = z.strictObject({
  number: line(20),
  floor: z
    .int({ error: () => t.wholeNumber })
    .min(-5, { error: () => t.floorLow })
    .max(200, { error: () => t.atMost({ most: 200 }) })
    .nullable(),
  facing: anyLine(60),
  size_value: z
    .number({ error: () => t.number })
    .positive({ error: () => t.positive })
    .max(10_000_000, { error: () => t.tooLarge })
    .nullable(),
  price: rupees.nullable(),
})

/** A kind of home or plot; `id` is that of one that is there already. A price of 0 is on call. */
const UnitType = z
  .strictObject({
    id: id.nullable(),
    name: line(120),
    name_ur: urduLine(120),
    subtype: z.enum(subtypes),
    beds: count(50).nullable(),
    baths: count(50).nullable(),
    size_value: z
      .number({ error: () => t.number })
      .positive({ error: () => t.positive })
      .max(10_000_000, { error: () => t.tooLarge }),
    size_unit: z.enum(sizeUnits),
    price_from: rupees,
    total: count(100_000),
    available: count(100_000),
    floor_plan: storedAddress.nullable().describe('One of the floor plans of the project'),
    units: z
      .array(Unit)
      .max(500, { error: () => t.mostItems({ most: 500 }) })
      .describe('Units that can be booked on the site'),
  })
  .refine(({ available, total }) => available <= total, {
    path: ['available'],
    error: () => t.available,
  })

const months = z
  .int({ error: () => t.wholeNumber })
  .min(1, { error: () => t.atLeastOne })
  .max(600, { error: () => t.atMost({ most: 600 }) })

const Step = z.strictObject({
  name: line(120),
  name_ur: urduLine(120),
  percent: z
    .number({ error: () => t.number })
    .positive({ error: () => t.positive })
    .max(100, { error: () => t.atMost({ most: 100 }) }),
  instalments: z
    .int({ error: () => t.wholeNumber })
    .min(1, { error: () => t.atLeastOne })
    .max(600, { error: () => t.atMost({ most: 600 }) }),
  due: line(120),
  due_ur: urduLine(120),
  starts: z.enum(stepStarts).default('unknown').describe('When the first instalment is due'),
  after_months: months.nullable().default(null).describe('Months from the booking to the first instalment'),
  every_months: months.nullable().default(null).describe('Months from one instalment to the next'),
})

const Picture = z.strictObject({ url: storedAddress, alt: anyLine(300), alt_ur: urduLine(300) })

export const ProjectFields = z.strictObject({
  name: line(150),
  name_ur: urduLine(150),
  developer: line(150),
  developer_ur: urduLine(150),
  summary: line(300),
  summary_ur: urduLine(300),
  description: lines(10_000),
  description_ur: urduLines(10_000),
  kind: line(100),
  kind_ur: urduLine(100),
  status: z.enum(projectStatuses),
  possession_on: day.nullable(),
  city_id: id,
  area_id: id.nullable(),
  lat: latitude.nullable(),
  long: longitude.nullable(),
  outline,
  image: storedAddress.nullable(),
  amenities: words(60),
  amenities_ur: urduWords(60),
  approval_authority: anyLine(150),
  noc_number: line(100).nullable(),
  approval_status: z.enum(approvalStatuses),
  approval_checked_on: day,
  approval_reason: anyLines(500).describe('Why no approval is required, if that is the case'),
  brochure: storedAddress.nullable(),
  booking_open: z.boolean().describe('Whether its units can be booked on the site'),
  booking_amount: rupees.describe('The token for a booking'),
  shown: z.boolean(),
  unit_types: z.array(UnitType).max(100, { error: () => t.mostItems({ most: 100 }) }),
  payment_plan: z
    .array(Step)
    .max(50, { error: () => t.mostItems({ most: 50 }) })
    .describe('In the order in which the steps are due'),
  images: z.array(Picture).max(100, { error: () => t.mostItems({ most: 100 }) }),
  floor_plans: z.array(Picture).max(100, { error: () => t.mostItems({ most: 100 }) }),
})
export type ProjectFields = z.output<typeof ProjectFields>

export const projects = collection({
  one: 'project',
  many: 'projects',
  permission: 'projects.edit',
  fields: ProjectFields,
  row: ProjectFields.pick({
    name: true,
    developer: true,
    kind: true,
    status: true,
    possession_on: true,
    image: true,
    approval_status: true,
    shown: true,
  }).extend({
    ...recordState,
    slug: z.string(),
    city: z.string(),
    area: z.string().nullable(),
    units: z.int(),
    available: z.int(),
    video_count: z.int(),
    updated_at: z.string(),
  }),
  ordered: true,
})

export const projectCalls = {
  ...projects.calls,
  brochure: {
    method: 'GET',
    path: '/api/admin/projects/:id/brochure',
    summary: 'Download the brochure of a project',
    access: 'projects.edit',
    params: projects.calls.showProject.params,
    sends: 'application/pdf',
    answer: z.string(),
    errors: projects.calls.showProject.errors,
  },
} as const satisfies Record<string, AdminEndpoint>
