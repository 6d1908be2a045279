import { nextSteps } from '#contract/leads/next-steps.ts'
import { inLanguage } from '#messages/language.ts'
import { localized } from '../localized.ts'
import { type EmailMessage, writeVisitorMail } from '../mails/index.ts'
import { agencyRecipient, writeAgencyMail, writeLeadMail } from './agency-mail.ts'
import type { StoredLead } from './read-leads.ts'

/**
 * The mails about a new lead: to the agency, for feedback to its desk as well, and to the visitor who left an address
 * (the reference and what happens next, in their language).
 */
export function lettersOf(lead: StoredLead, siteUrl: string, feedbackDesk?: string): EmailMessage[] {
  return [
    { lead_id: lead.id, purpose: 'agency', ...writeAgencyMail(lead, siteUrl) },
    ...toDesk(lead, siteUrl, feedbackDesk),
    ...toVisitor(lead, siteUrl),
  ]
}

function toDesk(lead: StoredLead, siteUrl: string, recipient: string | undefined): EmailMessage[] {
  if (lead.kind !== 'contact' || recipient === undefined || recipient === agencyRecipient(lead)) return []
  return [{ lead_id: lead.id, purpose: 'desk', ...writeLeadMail(lead, siteUrl, { recipient }) }]
}

function toVisitor(lead: StoredLead, siteUrl: string): EmailMessage[] {
  const { id: lead_id, name, email, reference, kind, language } = lead
  // The viewing's own mail thanks for its request.
  if (!email || kind === 'viewing') return []
  const written = inLanguage(language, () => {
    const about = aboutOf(lead)
    const next = nextSteps(kind).join(' ')
    return writeVisitorMail({ name, email, reference, about, next }, siteUrl)
  })
  return [{ lead_id, purpose: 'visitor', ...written }]
}

function aboutOf({ listing, project }: StoredLead): string | undefined {
  if (listing) return localized(listing.title, listing.title_ur)
  return project ? localized(project.name, project.name_ur) : undefined
}
