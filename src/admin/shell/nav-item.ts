/** Where staff can go, and what they can begin from anywhere. */
import type { LucideIcon } from 'lucide-react'
import type { Permission } from '#contract/permissions.ts'
import type { SystemName } from '#contract/systems.ts'

export type NavItem = {
  label: string
  /** Below /admin, as the routes know it. */
  path: string
  icon: LucideIcon
  /** Shown to those who have it; to everybody without. */
  needs?: Permission
  /** Whose page it is: where that system is off, it is not there. */
  system?: SystemName
}

export type AdminCommand = {
  label: string
  icon: LucideIcon
  /** Where it begins. */
  path: string
  search?: Readonly<Record<string, string | number | boolean>>
  needs?: Permission
  system?: SystemName
}
