/** The audit log: who changed what, from what to what. */
import { z } from 'zod'

const day = z.iso.date()

export const AuditQuery = z.object({
  staff: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional()
    .describe('The ID of a member of staff'),
  entity: z.string().max(50).optional().describe('A record type, such as listing'),
  entity_id: z.string().trim().max(50).optional(),
  from: day.optional().describe('The first day, in Pakistan time'),
  to: day.optional().describe('The last day, in Pakistan time'),
})
export type AuditQuery = z.output<typeof AuditQuery>

export const AuditEntry = z.object({
  id: z.int(),
  at: z.string(),
  staff_id: z.string().nullable(),
  staff_name: z.string(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string().nullable(),
  entity_name: z.string().nullable().describe('The name of the member of staff'),
  before: z.unknown(),
  after: z.unknown(),
})

/** What the IDs in the entries are called. */
export const AuditNames = z.array(
  z.object({ kind: z.enum(['agent', 'city', 'area']), id: z.int(), name: z.string() }),
)
export type AuditNames = z.infer<typeof AuditNames>
