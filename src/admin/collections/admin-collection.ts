import type { LucideIcon } from 'lucide-react'
import type { Collection } from '#contract/admin/collections.ts'
import { recordNames } from '#messages/admin.ts'
import type { AdminCommand, NavItem } from '../shell/nav-item.ts'
import type { CollectionDetails } from './collection-details.ts'
import { addLabel, recordPath } from './content-type.ts'

type Menu<Path extends string> = {
  icon: LucideIcon
  /** Whether the command palette adds one from anywhere. */
  inPalette?: true
  /** Where the admin app has it elsewhere than the contract. */
  path?: Path
  /** Loaded before a form is shown. */
  loadForForm?: () => Promise<unknown>
}

/** A collection as the admin app knows it: its menu item, and how its screens are loaded. */
export type AdminCollection<Path extends string = string> = {
  contract: Collection
  path: Path
  one: string
  many: string
  navItem: NavItem
  command: AdminCommand | undefined
  loadForForm: (() => Promise<unknown>) | undefined
  loadDetails: () => Promise<CollectionDetails>
}

/**
 * Declares a collection for the admin app: routes, menu, list and form are made of it. Details that are long, or need
 * components of their own, are loaded with `import()`.
 */
export function adminCollection<const Of extends Collection, const Path extends string = `/${Of['path']}`>(
  contract: Of,
  { icon, inPalette, loadForForm, ...menu }: Menu<Path>,
  details: CollectionDetails<Of> | (() => Promise<CollectionDetails<Of>>),
): AdminCollection<Path> {
  const { permission: needs, system } = contract
  const path = menu.path ?? defaultPath<Path>(contract)
  const { one, many } = recordNames[contract.one]
  const forWhom = { needs, ...(system && { system }) }
  return {
    contract,
    path,
    one,
    many,
    navItem: { label: many, path, icon, ...forWhom },
    command: inPalette && { label: addLabel({ one }), path: recordPath({ path }), icon, ...forWhom },
    loadForForm,
    loadDetails: async () => ofAny(typeof details === 'function' ? await details() : details),
  }
}

/** `Path` is this one where a declaration names none. */
function defaultPath<Path extends string>({ path }: Collection): Path {
  return `/${path}` as string as Path
}

/** The details of one collection are given rows and records of the same one only. */
function ofAny<Of extends Collection>(details: CollectionDetails<Of>): CollectionDetails {
  return details as object as CollectionDetails
}
