import { z } from 'zod'
import { StoredImage } from '../files/image.ts'
import { sizeUnits, subtypes } from '../listings/property.ts'
import { Outline } from '../places/outline.ts'
import { NamedPlace } from '../places/places.ts'
import { Pagination } from '../search/search.ts'
import { approvalStatuses } from './approval.ts'
import { projectStatuses } from './project-status.ts'
import { stepStarts } from './step-starts.ts'

/** A project, as `GET /api/projects` lists it. Prices in PKR; `price_from` is null when no unit has a price. */
export const ProjectCard = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  developer: z.string(),
  summary: z.string(),
  kind: z.string(),
  city: NamedPlace,
  area: NamedPlace.nullable(),
  image: z.string().nullable(),
  price_from: z.int().nullable(),
  status: z.enum(projectStatuses).describe('Sold out as soon as no unit is available'),
  possession_on: z
    .string()
    .nullable()
    .describe('YYYY-MM-DD, the day of possession; null until it is announced'),
  approval: z.object({
    authority: z.string(),
    noc_number: z.string().nullable(),
    status: z.enum(approvalStatuses),
    checked_on: z.string().describe('YYYY-MM-DD'),
  }),
  listing_count: z.int(),
})
export type ProjectCard = z.infer<typeof ProjectCard>

/** A project of any host: what is ours is null where another host leaves it out (S3.2). */
export const HostedProjectCard = ProjectCard.extend({
  city: NamedPlace.nullable(),
  status: ProjectCard.shape.status.nullable(),
  approval: ProjectCard.shape.approval.nullable(),
  listing_count: z.int().nullable(),
})

/** One kind of unit of a project: PKR, `price_from` 0 when it is on call; `available` of `total` are left. */
export const ProjectUnitType = z.object({
  id: z.int(),
  name: z.string(),
  subtype: z.enum(subtypes),
  beds: z.int().nullable(),
  baths: z.int().nullable(),
  size: z.object({ value: z.number(), unit: z.enum(sizeUnits), sqft: z.number() }),
  price_from: z.int(),
  total: z.int(),
  available: z.int(),
  bookable: z.int().describe('How many of the available units can be booked on the site'),
})
export type ProjectUnitType = z.infer<typeof ProjectUnitType>

/** A step of the payment plan: its share of the price in percent, in so many equal instalments. */
export const PaymentStep = z.object({
  name: z.string(),
  percent: z.number(),
  instalments: z.int(),
  due: z.string().describe('When the step is due, as text'),
  starts: z
    .enum(stepStarts)
    .describe(
      'When the first instalment is due: with the booking, a number of months later, or at possession',
    ),
  after_months: z.int().nullable().describe('Months from the booking, if it starts that way'),
  every_months: z.int().nullable().describe('Months from one instalment to the next'),
})
export type PaymentStep = z.infer<typeof PaymentStep>

/** `GET /api/projects/Details/{id}`: one project with everything its page shows. */
export const ProjectDetails = ProjectCard.extend({
  description: z.string().describe('Safe HTML: text with a few bare tags, such as p, b and ul'),
  amenities: z.array(z.string()),
  lat: z.number().nullable(),
  long: z.number().nullable(),
  outline: Outline.nullable(),
  unit_types: z.array(ProjectUnitType),
  payment_plan: z.array(PaymentStep).describe('In the order in which the steps are due; empty if unknown'),
  images: z.array(StoredImage),
  floor_plans: z.array(StoredImage),
  booking_amount: z
    .int()
    .nullable()
    .describe('The token for booking a unit on the site, in PKR; null if none can be booked'),
  updated_at: z.string(),
})
export type ProjectDetails = z.infer<typeof ProjectDetails>

/** A project of any host, as `HostedProjectCard`. */
export const HostedProject = ProjectDetails.extend({
  ...HostedProjectCard.shape,
  updated_at: z.string().nullable(),
})

/** A video of a project; `projectID` is written as in S3.1. */
export const ProjectVideo = z.object({
  id: z.int(),
  projectID: z.int(),
  title: z.string(),
  description: z.string(),
  url: z.string().describe('The URL of an uploaded video, or a link'),
  poster: z.string().nullable(),
  created_at: z.string(),
})
export type ProjectVideo = z.infer<typeof ProjectVideo>

/** `GET /api/projectVideos/` and `/api/projectVideos/{id}` */
export const ProjectVideos = z.object({ data: z.array(ProjectVideo), pagination: Pagination })
export type ProjectVideos = z.infer<typeof ProjectVideos>
