/** What staff see of leads: in a list, and of one all there is. */
import { z } from 'zod'
import { LeadEstimate } from '../estimates/lead-estimate.ts'
import { leadKinds, leadSources, leadStatuses, lostReasons, visitorLanguages } from '../leads/leads.ts'
import { Task } from './tasks.ts'

const Person = z.object({ id: z.int(), name: z.string() })

export const LeadRow = z.object({
  id: z.int(),
  reference: z.string(),
  kind: z.enum(leadKinds),
  status: z.enum(leadStatuses),
  source: z.enum(leadSources),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  city: z.string().nullable(),
  owner: Person.nullable(),
  about: z.string().nullable().describe('The title of the listing, or the name of the project'),
  said: z.string().nullable().describe('The beginning of the message, if any'),
  created_at: z.string(),
  updated_at: z.string(),
  first_contacted_at: z.string().nullable(),
  late: z.boolean().describe('Whether the first call was missed or late'),
})
export type LeadRow = z.infer<typeof LeadRow>

export const LeadEvent = z.object({
  id: z.int(),
  kind: z.string(),
  note: z.string(),
  actor: z.string(),
  at: z.string(),
})

/** Another lead that seems to be of the same person. */
export const RelatedLead = LeadRow.pick({
  id: true,
  reference: true,
  kind: true,
  status: true,
  name: true,
  about: true,
  created_at: true,
}).extend({ same: z.array(z.enum(['phone', 'email'])) })

const Facts = z.array(z.object({ label: z.string(), value: z.string(), isLong: z.boolean() }))

const LeadListing = z
  .object({
    id: z.int(),
    title: z.string(),
    status: z.string(),
    price: z.number(),
    place: z.string(),
    agent: z.string().nullable(),
  })
  .nullable()

const LeadProject = z.object({ id: z.int(), name: z.string(), slug: z.string() }).nullable()

/** What staff think of the estimate, and how far estimates were from what staff thought, over all leads. */
const EstimateFigures = z.object({
  correction: z
    .object({ figure: z.int().describe('In PKR'), by: z.string().nullable(), at: z.string() })
    .nullable(),
  corrections: z.object({
    cases: z.int(),
    median_deviation: z
      .number()
      .nullable()
      .describe('The median of |estimate / figure - 1|; null without cases'),
  }),
})

/** A lead that was merged into another: what it asked is shown there. */
const MergedLead = LeadRow.pick({
  id: true,
  reference: true,
  name: true,
  kind: true,
  source: true,
  phone: true,
  email: true,
  created_at: true,
}).extend({ facts: Facts, listing: LeadListing, project: LeadProject })

export const LeadDetail = LeadRow.extend({
  lost_reason: z.enum(lostReasons).nullable(),
  language: z.enum(visitorLanguages).describe('The language of emails to the visitor'),
  answer_by: z.string().nullable().describe('When the lead becomes overdue'),
  facts: Facts,
  listing: LeadListing,
  project: LeadProject,
  estimate: LeadEstimate.extend(EstimateFigures.shape)
    .nullable()
    .describe('The estimate that the visitor saw'),
  timeline: z.array(LeadEvent).describe('Newest first'),
  related: z.array(RelatedLead),
  merged: z.array(MergedLead).describe('The leads that were merged into it, with their messages'),
  merged_into: z.object({ id: z.int(), reference: z.string() }).nullable(),
  tasks: z.array(Task).describe('Your own'),
  templates: z.array(z.object({ name: z.string(), subject: z.string(), text: z.string() })),
})
export type LeadDetail = z.infer<typeof LeadDetail>

export const LeadChoices = z.object({
  owners: z.array(Person.extend({ active: z.boolean() })),
  cities: z.array(Person),
})
