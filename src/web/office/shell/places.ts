import { History, UserRound, Users } from 'lucide-react'
import type { Permission } from '#contract/permissions.ts'

export type Place = {
  label: string
  path: '/staff' | '/audit' | '/account'
  icon: typeof Users
  /** Shown to those who have it; to everybody without. */
  needs?: Permission
}

/** Where one can go, in the order of the side bar. */
export const places: readonly Place[] = [
  { label: 'Staff', path: '/staff', icon: Users, needs: 'staff.manage' },
  { label: 'Audit log', path: '/audit', icon: History, needs: 'audit.read' },
  { label: 'My account', path: '/account', icon: UserRound },
]
