/** Who works in the admin app, and how they sign in. */
import { z } from 'zod'
import { staffRules as t } from '#messages/admin.ts'
import { validationMessages } from '#messages/common.ts'
import { emailPattern } from '../forms/validation.ts'
import { permissions, roles } from '../permissions.ts'
import { id, line, officePhone } from './fields.ts'

export const shortestPassword = 12
const longestPassword = 200

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .pipe(z.email({ pattern: emailPattern, error: () => validationMessages.email }))
export const Password = z
  .string()
  .min(shortestPassword, { error: () => t.passwordShort({ count: shortestPassword }) })
  .max(longestPassword, { error: () => t.passwordLong({ count: longestPassword }) })

/** The sign-in form; it does not say how a password must look. */
export const Credentials = z.object({ email: Email, password: z.string().max(longestPassword) })

/** Six digits from the app, or one of the recovery codes. */
export const Code = z.object({
  code: z
    .string()
    .trim()
    .regex(/^[\w-]{6,40}$/, { error: () => t.code }),
})

export const SignedIn = z.object({
  data: z.object({ second_factor: z.boolean().describe('Whether a second-factor code is required first') }),
})

/** The agent of the public site that an account is linked to. */
const OwnAgent = z.object({
  id: z.int(),
  name: z.string(),
  active: z.boolean().describe('False if archived; an archived agent gets no leads'),
})

/** The signed-in user, and what they may do. */
export const Me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  agent_id: z.int().nullable(),
  agent: OwnAgent.nullable(),
  second_factor: z.boolean(),
  second_factor_missing: z.boolean().describe('Required but not set up; other calls are refused until it is'),
  permissions: z.array(z.enum(permissions)),
})
export type Me = z.infer<typeof Me>

export const StaffSession = z.object({
  id: z.string(),
  current: z.boolean(),
  address: z.string().nullable(),
  browser: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
})
export type StaffSession = z.infer<typeof StaffSession>

export const StaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  active: z.boolean(),
  agent_id: z.int().nullable(),
  agent: OwnAgent.nullable(),
  second_factor: z.boolean(),
  last_seen_at: z.string().nullable(),
})
export type StaffMember = z.infer<typeof StaffMember>

/** An agent who is added to the public team with their account, whose name and email they get. */
export const AgentOfStaff = z.strictObject({
  title: line(100),
  phone: officePhone,
  city_id: id,
})
export type AgentOfStaff = z.output<typeof AgentOfStaff>

export const NewStaff = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => validationMessages.required })
    .max(100)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: () => t.name }),
  email: Email,
  role: z.enum(roles),
  agent_id: z.int().positive().nullable().default(null).describe('An agent without an active account'),
  new_agent: AgentOfStaff.optional().describe('Instead of `agent_id`: also adds the agent'),
})
export type NewStaff = z.output<typeof NewStaff>

/** `agent_id` null ends the link: the agent stays as they are. */
export const StaffChange = NewStaff.omit({ email: true }).extend({ active: z.boolean() }).partial()
export type StaffChange = z.output<typeof StaffChange>

export const LinkableAgent = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  active: z.boolean(),
  staff_id: z.string().nullable().describe('The linked active account'),
})
