import { nextSteps } from '#contract/next-steps.ts'
import type { Letter } from '../mails/mail-once.ts'
import { writeVisitorMail } from '../mails/visitor-mail.ts'
import { writeAgencyMail } from './agency-mail.ts'
import type { StoredLead } from './read-leads.ts'

/** What the agency is told of a lead and, when there is an e-mail address, its visitor: the reference and what happens next. */
export function lettersOf(lead: StoredLead, siteUrl: string): Letter[] {
  const { id: lead_id, name, email, reference, kind, listing, project } = lead
  const toAgency: Letter = { lead_id, purpose: 'agency', ...writeAgencyMail(lead, siteUrl) }
  if (!email) return [toAgency]
  const about = listing?.title ?? project?.name
  const thanks = { name, email, reference, about, next: nextSteps[kind].join(' ') }
  return [toAgency, { lead_id, purpose: 'visitor', ...writeVisitorMail(thanks, siteUrl) }]
}
