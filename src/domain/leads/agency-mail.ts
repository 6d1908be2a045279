import { agency } from '#agency'
import { kindNames } from '#contract/admin/lead-labels.ts'
import { hideWebsites } from '#contract/content/html.ts'
import { adminPaths } from '#contract/paths.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'
import { leadMails as t } from '#messages/admin.ts'
import type { WrittenMail } from '../mails/index.ts'
import { leadParts } from './lead-mail-parts.ts'
import type { StoredLead } from './read-leads.ts'

/** The mail to the agency about a new lead; a franchise inquiry goes to its desk (D14). */
export function writeAgencyMail(lead: StoredLead, siteUrl: string): WrittenMail {
  return writeLeadMail(lead, siteUrl, { recipient: agencyRecipient(lead) })
}

/** Why staff get a mail about a lead that is not new. */
export type LeadMailReason = {
  subject: (of: { reference: string; about: string }) => string
  text: string
}

/** The agency's address for leads of this kind. */
export function agencyRecipient({ kind }: Pick<StoredLead, 'kind'>): string {
  return kind === 'franchise' ? agency.franchiseDesk.email : agency.email
}

/**
 * A mail to staff about one lead: everything that was sent and the link that opens it; replies go to the visitor.
 * `reason` says why they get it.
 */
export function writeLeadMail(
  lead: StoredLead,
  siteUrl: string,
  { recipient, reason }: { recipient: string; reason?: LeadMailReason },
): WrittenMail {
  const { reference, listing, project } = lead
  const kind = kindNames[lead.kind]
  const about = listing ? t.listing(listing) : (project?.name ?? hideWebsites(lead.name))
  const subject = reason ? reason.subject({ reference, about }) : t.newLead({ kind, reference, about })
  const link = siteUrl + adminPaths.lead(lead.id)
  const parts: MailPart[] = [
    { heading: t.title({ kind, reference }) },
    ...(reason ? [{ text: reason.text }] : []),
    ...leadParts(lead, siteUrl),
    { fact: t.open, value: link, link },
  ]
  return {
    recipient,
    reply_to: lead.email,
    subject,
    text: asText(parts),
    html: asHtml(subject, parts, agency),
  }
}
