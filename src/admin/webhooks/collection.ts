import { Webhook } from 'lucide-react'
import { webhooks } from '#contract/admin/webhooks.ts'
import { adminCollection } from '../collections/admin-collection.ts'

export const webhookCollection = adminCollection(
  webhooks,
  { icon: Webhook },
  async () => (await import('./webhooks.tsx')).webhooks,
)
