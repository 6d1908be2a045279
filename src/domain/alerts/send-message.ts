import { WhatsAppUnreachable } from '#integrations/whatsapp.ts'
import { MailServerUnreachable } from '#mail/circuit-breaker.ts'
import { NotNow } from '#queue/not-now.ts'
import type { Context } from '../context.ts'
import { type DeliverContext, deliver } from './deliver.ts'

/**
 * Sends the message that confirms an alert or brings the link to all of them.
 * @throws NotNow while the mail server or WhatsApp do not answer, else what they say; the job is tried again
 */
export async function sendMessage(ctx: Context & DeliverContext, messageId: number): Promise<void> {
  await deliver(ctx, messageId).catch((error) => {
    throw isOutage(error) ? new NotNow(error.message, { cause: error }) : error
  })
}

/** Whether it is nothing about this message: all others have to wait as well. */
export function isOutage(error: unknown): error is Error {
  return error instanceof MailServerUnreachable || error instanceof WhatsAppUnreachable
}
