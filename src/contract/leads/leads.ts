import { z } from 'zod'
import type { Language } from '#messages/language.ts'

/** The forms that leads come from; all leads are in one table. */
export const leadKinds = [
  'inquiry',
  'property_inquiry',
  'project_inquiry',
  'contact',
  'get_in_touch',
  'franchise',
  'valuation',
  'wanted',
  'viewing',
] as const
export type LeadKind = (typeof leadKinds)[number]

/** The language in which a visitor used the site and gets messages. */
export const visitorLanguages = ['en', 'ur'] as const satisfies readonly Language[]
export type VisitorLanguage = (typeof visitorLanguages)[number]

/** The status of a lead; those of `openStatuses` are still to be worked on. */
export const leadStatuses = ['new', 'assigned', 'contacted', 'viewing', 'offer', 'won', 'lost'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** Why a lead was lost. */
export const lostReasons = [
  'no answer',
  'bought elsewhere',
  'price',
  'nothing fits',
  'not serious',
  'spam',
  'other',
] as const
export type LostReason = (typeof lostReasons)[number]

/** Where a lead came from. */
export const leadSources = [
  'website',
  'phone',
  'walk-in',
  'whatsapp',
  'email',
  'referral',
  'portal',
  'social media',
] as const
export type LeadSource = (typeof leadSources)[number]

/** The status as visitors see it. */
const leadStates = ['received', 'assigned', 'contacted', 'closed'] as const
export type LeadState = (typeof leadStates)[number]

/** `GET /api/inquiry/{reference}`: the status of a request, and nothing about its sender. */
export const LeadStateAnswer = z.object({
  data: z.object({
    reference: z.string(),
    state: z.enum(leadStates),
    received_at: z.string().describe('ISO 8601 in UTC'),
  }),
})
export type LeadStateAnswer = z.infer<typeof LeadStateAnswer>
