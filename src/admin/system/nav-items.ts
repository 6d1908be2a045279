import { Mails, Settings, TriangleAlert, UserRoundX } from 'lucide-react'
import type { NavItem } from '../shell/nav-item.ts'

/** What administrators look after. */
export const systemNavItems: readonly NavItem[] = [
  { label: 'Outbox', path: '/outbox', icon: Mails, needs: 'system.manage' },
  { label: 'Dead jobs', path: '/dead-jobs', icon: TriangleAlert, needs: 'system.manage' },
  { label: 'Erase personal data', path: '/erase', icon: UserRoundX, needs: 'privacy.erase' },
  { label: 'Settings', path: '/settings', icon: Settings, needs: 'system.manage' },
]
