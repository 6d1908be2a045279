/** The emails that members of staff choose for themselves. */
import { z } from 'zod'
import { type Role, reachOf } from '../permissions.ts'
import { reading, writing } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'

export const mailChoices = ['lead_given', 'lead_unopened', 'feedback'] as const
export type MailChoice = (typeof mailChoices)[number]

const MailChoices = z.strictObject({
  lead_given: z.boolean().describe('When a lead is assigned to me'),
  lead_unopened: z.boolean().describe('When a lead is not opened in time'),
  feedback: z.boolean().describe('When feedback arrives, if I handle feedback'),
})
type MailChoices = z.output<typeof MailChoices>

/** A change of choices; those left out stay as they are. */
export const MailChoicesChange = MailChoices.partial()
export type MailChoicesChange = z.output<typeof MailChoicesChange>

/** The default choices of a role. */
export function defaultMailChoices(role: Role): MailChoices {
  return { lead_given: true, lead_unopened: role === 'manager', feedback: true }
}

/** Whether this email can ever be for this member of staff: others are not offered. */
export function mayGetMail(choice: MailChoice, role: Role, agentId: number | null): boolean {
  if (choice === 'lead_given')
    return role === 'agent' || (agentId !== null && reachOf(role, 'leads.read') !== undefined)
  return reachOf(role, 'leads.assign') === 'all'
}

const answer = z.object({
  data: z
    .array(z.object({ name: z.enum(mailChoices), chosen: z.boolean() }))
    .describe('The preferences that apply to your role'),
})

export const mailChoiceCalls = {
  mailChoices: {
    method: 'GET',
    path: '/api/admin/mail-choices',
    summary: 'Get your email preferences',
    access: 'signedIn',
    beforeSecondFactor: true,
    answer,
    errors: reading,
  },
  changeMailChoices: {
    method: 'PUT',
    path: '/api/admin/mail-choices',
    summary: 'Update your email preferences',
    description: 'Omitted preferences stay as they are.',
    access: 'signedIn',
    body: MailChoicesChange,
    answer,
    errors: writing,
  },
} as const satisfies Record<string, AdminEndpoint>
