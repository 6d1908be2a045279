import { Webhook } from 'lucide-react'
import { webhooks } from '#contract/admin/webhooks.ts'
import { contentType } from '../collections/declare-content-type.ts'

export const webhookType = contentType(
  webhooks,
  { icon: Webhook },
  async () => (await import('./webhooks.tsx')).webhooks,
)
