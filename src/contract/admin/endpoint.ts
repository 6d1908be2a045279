import type { Endpoint } from '../api/endpoint.ts'
import type { Permission } from '../permissions.ts'

export type AdminEndpoint = Endpoint & {
  /** `public`: everybody, signed in or not. `signedIn`: all staff. Else the permission that it takes. */
  access: Permission | 'public' | 'signedIn'
  /** Also answered while somebody's second factor is required and not on. */
  beforeSecondFactor?: true
}
