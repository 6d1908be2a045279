import type { Senders } from '#integrations/open-senders.ts'
import type { Queue } from '#jobs/queue.ts'
import type { MailRoom } from '../mails/mail-once.ts'

/** How events are sent, from the settings. */
export type PushRules = {
  /** The pause after the first failure; the next ones are longer. */
  retrySeconds: number
  /** How long a receiver may take to answer. */
  timeoutMs: number
  /** Whether addresses may be on this machine, without https: for whoever develops a receiver. */
  mayLoopback: boolean
}

export type PushRoom = MailRoom & {
  /** The secret of this installation: signs what is sent to webhooks. */
  secret: string
  queue: Pick<Queue, 'enqueue' | 'enqueueAll' | 'remove'>
  push: PushRules
  /** Undefined where the agency has switched pushing off: nobody is told of anything. */
  senders: Senders | undefined
}
