import { Send } from 'lucide-react'
import { adminNavigation as t } from '#messages/admin.ts'
import type { NavItem } from '../shell/nav-item.ts'
import { webhookCollection } from './collection.ts'

/** Webhooks, for administrators. */
export const webhookNavItems: readonly NavItem[] = [
  webhookCollection.navItem,
  { label: t.deliveries, path: '/deliveries', icon: Send, needs: 'system.manage', system: 'push' },
]
