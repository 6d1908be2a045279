/** Where staff can go, and what they can begin from anywhere. */
import type { LucideIcon } from 'lucide-react'
import type { Permission } from '#contract/permissions.ts'
import type { SystemName } from '#contract/systems.ts'

export type NavItem = {
  label: string
  /** Below /admin, as the routes know it. */
  path: string
  icon: LucideIcon
  /** The permission that the item needs; without it, it is shown to all staff. */
  needs?: Permission
  /** The item is left out where this system is off. */
  system?: SystemName
}

export type AdminCommand = {
  label: string
  icon: LucideIcon
  /** The path where it begins. */
  path: string
  search?: Readonly<Record<string, string | number | boolean>>
  needs?: Permission
  system?: SystemName
}
