import type { Senders } from '#integrations/open-senders.ts'
import type { Queue } from '#queue/queue.ts'
import type { EmailContext } from '../mails/send-once.ts'

/** How events are sent, from the settings. */
export type WebhookSettings = {
  /** The pause after the first failure; the next ones are longer. */
  retrySeconds: number
  /** How long a receiver may take to answer. */
  timeoutMs: number
  /** Whether addresses may be on this machine, without https: for whoever develops a receiver. */
  mayLoopback: boolean
}

export type WebhookContext = EmailContext & {
  /** The secret of this installation: signs what is sent to webhooks. */
  secret: string
  queue: Pick<Queue, 'enqueue' | 'enqueueAll' | 'remove'>
  push: WebhookSettings
  /** Undefined where the agency has switched pushing off: nobody is told of anything. */
  senders: Senders | undefined
}
