import {
  CalendarDays,
  ChartColumn,
  ClipboardCheck,
  FileDown,
  Flag,
  History,
  House,
  Inbox,
  KeyRound,
  MapPinned,
  Plus,
  Scale,
  SearchCheck,
  Sun,
  UserRound,
  Users,
} from 'lucide-react'
import type { Permission } from '#contract/permissions.ts'
import { adminNavigation as t } from '#messages/admin.ts'
import { contentCommands, contentNavItems } from '../content/nav-items.ts'
import { isOn } from '../switched-off.ts'
import { systemNavItems } from '../system/nav-items.ts'
import { vacancyNavItems } from '../vacancies/nav-items.ts'
import { webhookNavItems } from '../webhooks/nav-items.ts'
import type { AdminCommand, NavItem } from './nav-item.ts'

/** Where one can go, in the order of the side bar. A group without a title is the first. */
export const navGroups: ReadonlyArray<{ title?: string; places: readonly NavItem[] }> = [
  {
    places: [
      { label: t.today, path: '/', icon: Sun, needs: 'leads.read' },
      { label: t.leads, path: '/leads', icon: Inbox, needs: 'leads.read' },
      { label: t.viewings, path: '/viewings', icon: CalendarDays, needs: 'leads.read' },
      { label: t.bookings, path: '/bookings', icon: KeyRound, needs: 'bookings.manage', system: 'payments' },
      {
        label: t.analytics,
        path: '/analytics',
        icon: ChartColumn,
        needs: 'analytics.read',
        system: 'analytics',
      },
      { label: t.demand, path: '/demand', icon: SearchCheck, needs: 'analytics.read' },
    ],
  },
  {
    title: t.website,
    places: [
      { label: t.listings, path: '/listings', icon: House, needs: 'listings.read' },
      { label: t.inReview, path: '/listing-reviews', icon: ClipboardCheck, needs: 'listings.publish' },
      { label: t.reported, path: '/listing-reports', icon: Flag, needs: 'listings.edit' },
      { label: t.cities, path: '/cities', icon: MapPinned, needs: 'places.edit' },
      ...contentNavItems,
    ],
  },
  {
    title: t.people,
    places: [...vacancyNavItems, { label: t.staff, path: '/staff', icon: Users, needs: 'staff.manage' }],
  },
  {
    title: t.system,
    places: [
      { label: t.imports, path: '/imports', icon: FileDown, needs: 'listings.import' },
      { label: t.priceImports, path: '/price-evidence', icon: Scale, needs: 'listings.import' },
      ...systemNavItems,
      ...webhookNavItems,
      { label: t.audit, path: '/audit', icon: History, needs: 'audit.read' },
      { label: t.account, path: '/account', icon: UserRound },
    ],
  },
]

/** The menu of a user with these permissions; groups that are empty for them are left out. */
export function navGroupsFor(has: readonly Permission[]): typeof navGroups {
  return navGroups
    .map((group) => ({ ...group, places: group.places.filter((place) => isFor(place, has)) }))
    .filter(({ places }) => places.length > 0)
}

function isFor({ needs, system }: Pick<NavItem, 'needs' | 'system'>, has: readonly Permission[]): boolean {
  return (!needs || has.includes(needs)) && (!system || isOn(system))
}

/** What can be begun from anywhere, in the command palette. */
const commands: readonly AdminCommand[] = [
  ...contentCommands,
  { label: t.newLead, icon: Plus, path: '/leads/new', needs: 'leads.work' },
  { label: t.newListing, icon: Plus, path: '/listings/new', needs: 'listings.edit' },
  {
    label: t.toConfirm,
    icon: House,
    path: '/listings',
    search: { confirm: 'due', sort: 'confirmed', order: 'asc' },
    needs: 'listings.edit',
  },
  {
    label: t.refunds,
    icon: KeyRound,
    path: '/bookings',
    search: { state: 'refund' },
    needs: 'bookings.manage',
    system: 'payments',
  },
  {
    label: t.overdueLeads,
    icon: Inbox,
    path: '/leads',
    search: { waiting: '1' },
    needs: 'leads.read',
  },
  {
    label: t.staffChanges,
    icon: History,
    path: '/audit',
    search: { entity: 'staff' },
    needs: 'audit.read',
  },
]

export function commandsFor(has: readonly Permission[]): readonly AdminCommand[] {
  return commands.filter((command) => isFor(command, has))
}
