import type { Role } from '#contract/permissions.ts'

/** Somebody on the public site: nobody in particular. */
export type Visitor = { kind: 'visitor' }

/** Who does something in the admin app. */
export type Staff = {
  kind: 'staff'
  id: string
  name: string
  email: string
  role: Role
  /** The agent that this person is on the public site. */
  agentId: number | null
}

/** The site itself, at work on a job, or whoever runs a command; `name` stands in the audit log. */
export type System = { kind: 'system'; name: string }

export type Actor = Visitor | Staff | System

/** @public */
export const visitor: Visitor = { kind: 'visitor' }
