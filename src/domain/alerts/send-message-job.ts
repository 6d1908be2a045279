import { NotNow } from '#queue/not-now.ts'
import type { Context } from '../context.ts'
import { type DeliverContext, deliver } from './deliver-message.ts'
import { isOutage } from './outage.ts'

/**
 * Sends the message that confirms an alert or brings the link to all of them.
 * @throws NotNow while the mail server or WhatsApp do not answer, else what they say; the job is tried again
 */
export async function sendMessage(ctx: Context & DeliverContext, messageId: number): Promise<void> {
  await deliver(ctx, messageId).catch((error) => {
    throw isOutage(error) ? new NotNow(error.message, { cause: error }) : error
  })
}
