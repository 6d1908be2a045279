import { z } from 'zod'
import { NamedPlace } from './places.ts'

export const approvalStatuses = ['approved', 'in process', 'not required'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

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
  approval: z.object({
    authority: z.string(),
    noc_number: z.string().nullable(),
    status: z.enum(approvalStatuses),
    checked_on: z.string().describe('YYYY-MM-DD'),
  }),
  listing_count: z.int(),
})
export type ProjectCard = z.infer<typeof ProjectCard>
