import type { Endpoint } from '../api/endpoint.ts'
import type { Permission } from '../permissions.ts'

export type AdminEndpoint = Endpoint & {
  /** `public`: all callers, signed in or not. `signedIn`: all staff. Else the permission that it needs. */
  access: Permission | 'public' | 'signedIn'
  /** Also answered while the caller's second factor is required and not on. */
  beforeSecondFactor?: true
}
