import { Send, Webhook } from 'lucide-react'
import type { Place } from '../shell/places.ts'

/** News to other programs, for administrators. */
export const pushPlaces: readonly Place[] = [
  { label: 'Webhooks', path: '/webhooks', icon: Webhook, needs: 'system.manage', system: 'push' },
  { label: 'Deliveries', path: '/deliveries', icon: Send, needs: 'system.manage', system: 'push' },
]
