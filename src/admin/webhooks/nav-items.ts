import { Send, Webhook } from 'lucide-react'
import type { NavItem } from '../shell/nav-item.ts'

/** News to other programs, for administrators. */
export const webhookNavItems: readonly NavItem[] = [
  { label: 'Webhooks', path: '/webhooks', icon: Webhook, needs: 'system.manage', system: 'push' },
  { label: 'Deliveries', path: '/deliveries', icon: Send, needs: 'system.manage', system: 'push' },
]
