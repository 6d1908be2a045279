/** All permissions of the admin app: the roles and what each may do. */

export const roles = ['admin', 'manager', 'agent', 'editor', 'hr'] as const
export type Role = (typeof roles)[number]

export const permissions = [
  'leads.read',
  'leads.work',
  'leads.assign',
  'listings.read',
  'listings.edit',
  'listings.publish',
  'listings.import',
  'places.edit',
  'projects.edit',
  'bookings.manage',
  'events.edit',
  'content.edit',
  'ads.edit',
  'analytics.read',
  'jobs.edit',
  'applications.read',
  'team.edit',
  'staff.manage',
  'audit.read',
  'system.manage',
  'privacy.erase',
] as const
export type Permission = (typeof permissions)[number]

/** Staff with one of these edit records that have pictures, films or documents. */
export const uploadPermissions: readonly Permission[] = [
  'listings.edit',
  'projects.edit',
  'events.edit',
  'content.edit',
  'ads.edit',
  'team.edit',
]

/** `own`: only their own leads, and the listings whose agent they are. */
export type Reach = 'all' | 'own'
type Grants = Partial<Record<Permission, Reach>>

const everything = Object.fromEntries(permissions.map((permission) => [permission, 'all'])) as Grants

/** Permissions that are not named here are refused. */
const granted: Readonly<Record<Role, Grants>> = {
  admin: everything,
  manager: {
    'leads.read': 'all',
    'leads.work': 'all',
    'leads.assign': 'all',
    'listings.read': 'all',
    'listings.edit': 'all',
    'listings.publish': 'all',
    'listings.import': 'all',
    'places.edit': 'all',
    'ads.edit': 'all',
    'bookings.manage': 'all',
    'analytics.read': 'all',
    'team.edit': 'all',
  },
  agent: {
    'leads.read': 'own',
    'leads.work': 'own',
    'listings.read': 'own',
    'listings.edit': 'own',
  },
  editor: {
    'projects.edit': 'all',
    'events.edit': 'all',
    'content.edit': 'all',
    'ads.edit': 'all',
    'analytics.read': 'all',
  },
  hr: { 'jobs.edit': 'all', 'applications.read': 'all' },
}

/** How far a role's permission reaches; undefined when it has none. */
export function reachOf(role: Role, permission: Permission): Reach | undefined {
  return granted[role][permission]
}

export function rolePermissions(role: Role): Permission[] {
  return permissions.filter((permission) => granted[role][permission] !== undefined)
}
