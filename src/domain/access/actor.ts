/** Who does something: `id` and `name` are in the audit log. */
import type { Role } from '#contract/permissions.ts'
import { actors } from '#messages/admin.ts'

/** An anonymous visitor of the public site. */
export type Visitor = { kind: 'visitor'; id: null; name: string }

/** A member of staff, signed in to the admin app. */
export type Staff = {
  kind: 'staff'
  id: string
  name: string
  email: string
  role: Role
  /** The agent that this person is on the public site. */
  agentId: number | null
}

/** The site itself, running a job or a command. */
export type System = { kind: 'system'; id: null; name: string }

export type Actor = Visitor | Staff | System

export const visitor: Visitor = { kind: 'visitor', id: null, name: actors.visitor }

export function system(name: string): System {
  return { kind: 'system', id: null, name }
}

export const theSite = system(actors.site)
export const commandLine = system(actors.commandLine)
