import { Send } from 'lucide-react'
import type { NavItem } from '../shell/nav-item.ts'
import { webhookCollection } from './collection.ts'

/** News to other programs, for administrators. */
export const webhookNavItems: readonly NavItem[] = [
  webhookCollection.navItem,
  { label: 'Deliveries', path: '/deliveries', icon: Send, needs: 'system.manage', system: 'push' },
]
