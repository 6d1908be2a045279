import { nextSteps } from '#contract/next-steps.ts'
import { type MailRoom, mailOnce } from '../mails/mail-once.ts'
import { writeVisitorMail } from '../mails/visitor-mail.ts'
import { mailedLead } from './tell-agency.ts'

/**
 * Sends a visitor who left an e-mail address the reference and what happens next, in one mail however often
 * this is called.
 * @throws what the mail server says when it takes no mail; nothing is lost and the next call tries again
 */
export async function thankVisitor(room: MailRoom, leadId: number): Promise<void> {
  await mailOnce(room, { lead_id: leadId }, 'visitor', async () => {
    const lead = await mailedLead(room.db, leadId)
    if (!lead?.email) return undefined
    const { name, email, reference, kind, listing, project } = lead
    const about = listing?.title ?? project?.name
    return writeVisitorMail({ name, email, reference, about, next: nextSteps[kind].join(' ') }, room.siteUrl)
  })
}
