/** A lead that staff enter themselves: from a call, a visit or a message elsewhere. */
import { z } from 'zod'
import { leadRules as t } from '#messages/admin.ts'
import { validationMessages } from '#messages/common.ts'
import { formText, optionalText } from '../forms/form-schema.ts'
import { email, numericPhone, phoneNumber } from '../forms/validation.ts'
import { getInTouchFields, inquiryFields } from '../leads/inquiry-fields.ts'
import { type LeadSource, leadKinds, leadSources } from '../leads/leads.ts'
import { reading, writing } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { anyLines, id } from './fields.ts'
import { RelatedLead } from './lead-rows.ts'

/** Leads of the website are created without staff. */
export const sourcesByHand = leadSources.filter((source) => source !== 'website')

/** A viewing is asked for on the website, where its times are free. */
export const kindsByHand = leadKinds.filter((kind) => kind !== 'viewing')
export type KindByHand = (typeof kindsByHand)[number]

/** A person on the phone or in the office is being answered already. */
export const answeredAtOnce: readonly LeadSource[] = ['phone', 'walk-in']

const mayBeEmpty = {
  phone: { ...getInTouchFields.phone, rules: [numericPhone, phoneNumber] },
  email: { ...inquiryFields.email, rules: [email] },
}

export const NewLead = z
  .strictObject({
    source: z.enum(sourcesByHand),
    kind: z.enum(kindsByHand),
    name: formText(getInTouchFields.name),
    phone: optionalText(mayBeEmpty.phone),
    email: optionalText(mayBeEmpty.email),
    property_id: id.nullable().default(null).describe('The listing of a property inquiry'),
    project_id: id.nullable().default(null).describe('The project of a project inquiry'),
    city_id: id.nullable().default(null),
    area_id: id.nullable().default(null).describe('An area of the city'),
    message: anyLines(2000).default(''),
    owner: z
      .union([z.enum(['rules', 'none']), id])
      .optional()
      .describe(
        'The ID of an agent, `none`, or `rules` to use the assignment rules. Agents can only assign leads to themselves',
      ),
    answered: z
      .boolean()
      .optional()
      .describe('Whether the person has been answered; defaults to true for phone and office'),
    received_at: z.iso.datetime({ offset: true }).nullable().default(null).describe('Null means now'),
  })
  .superRefine(({ kind, phone, email, property_id, project_id, city_id, area_id }, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (phone === '' && email === '') refuse('phone', t.phoneOrEmail)
    if (kind === 'get_in_touch' && phone === '') refuse('phone', validationMessages.required)
    needed(refuse, { property_id }, kind === 'property_inquiry')
    needed(refuse, { project_id }, kind === 'project_inquiry')
    if (area_id !== null && city_id === null) refuse('city_id', t.cityOfArea)
  })
export type NewLead = z.output<typeof NewLead>

/** A field of one kind of lead is required with that kind, and refused with any other. */
function needed(
  refuse: (name: string, message: string) => void,
  field: Readonly<Record<string, number | null>>,
  isNeeded: boolean,
) {
  for (const [name, value] of Object.entries(field)) {
    if (isNeeded && value === null) refuse(name, validationMessages.required)
    if (!isNeeded && value !== null) refuse(name, t.otherKind)
  }
}

export const newLeadCalls = {
  createLead: {
    method: 'POST',
    path: '/api/admin/leads',
    summary: 'Create a lead',
    description:
      'For requests that did not come through the website. The same request of the same person within ten minutes returns the first lead.',
    access: 'leads.work',
    body: NewLead,
    answer: z.object({
      data: z.object({
        id: z.int(),
        reference: z.string(),
        repeated: z.boolean().describe('The lead existed already'),
      }),
    }),
    errors: [...writing, 409],
  },
  samePerson: {
    method: 'GET',
    path: '/api/admin/leads/same-person',
    summary: 'List leads of the same person',
    description:
      'The leads with this phone number or email address that the caller can access, newest first.',
    access: 'leads.read',
    query: z.object({
      phone: z.string().trim().max(50).optional(),
      email: z.string().trim().max(254).optional(),
    }),
    answer: z.object({ data: z.array(RelatedLead) }),
    errors: reading,
  },
} as const satisfies Record<string, AdminEndpoint>
