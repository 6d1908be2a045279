import { nextSteps } from '#contract/next-steps.ts'
import { type MailRoom, mailOnce, type WrittenMail } from '../mails/mail-once.ts'
import { writeVisitorMail } from '../mails/visitor-mail.ts'
import { writeAgencyMail } from './agency-mail.ts'
import type { StoredLead } from './read-lead.ts'

/**
 * Tells the agency of a lead, and sends a visitor who left an e-mail address the reference and what happens next:
 * each in one mail, however often this is called.
 * @throws what the mail server says when it takes no mail; nothing is lost and the next call tries again
 */
export async function tellOfLead(room: MailRoom, lead: StoredLead): Promise<void> {
  await mailOnce(room, { lead_id: lead.id }, [
    { purpose: 'agency', ...writeAgencyMail(lead, room.siteUrl) },
    ...thanks(lead, room.siteUrl),
  ])
}

function thanks(lead: StoredLead, siteUrl: string): ({ purpose: 'visitor' } & WrittenMail)[] {
  const { name, email, reference, kind, listing, project } = lead
  if (!email) return []
  const about = listing?.title ?? project?.name
  const next = nextSteps[kind].join(' ')
  return [{ purpose: 'visitor', ...writeVisitorMail({ name, email, reference, about, next }, siteUrl) }]
}
