import { HeartPulse, Mails, Settings, TriangleAlert, UserRoundX } from 'lucide-react'
import { adminNavigation as t } from '#messages/admin.ts'
import type { NavItem } from '../shell/nav-item.ts'

/** What administrators look after. */
export const systemNavItems: readonly NavItem[] = [
  { label: t.health, path: '/health', icon: HeartPulse, needs: 'system.manage' },
  { label: t.outbox, path: '/outbox', icon: Mails, needs: 'system.manage' },
  { label: t.failedTasks, path: '/dead-jobs', icon: TriangleAlert, needs: 'system.manage' },
  { label: t.erase, path: '/erase', icon: UserRoundX, needs: 'privacy.erase' },
  { label: t.settings, path: '/settings', icon: Settings, needs: 'system.manage' },
]
