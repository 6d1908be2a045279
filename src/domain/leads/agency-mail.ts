import { agency } from '#agency'
import { hideWebsites } from '#contract/html.ts'
import { kindNames } from '#contract/office/lead-words.ts'
import { telLink } from '#contract/phones.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'
import type { WrittenMail } from '../mails/mail-once.ts'
import { payloadFacts } from './payload-facts.ts'
import type { StoredLead } from './read-leads.ts'

/**
 * What the agency is told of a new lead: everything the visitor sent, with the address of the listing or project;
 * replies go to them. Websites that were typed are hidden (specification section 5): nobody is led to one by our mail. A franchise enquiry goes to its desk (decision 14).
 */
export function writeAgencyMail(lead: StoredLead, siteUrl: string): WrittenMail {
  const kind = kindNames[lead.kind]
  const name = hideWebsites(lead.name)
  const about = lead.listing ? `${lead.listing.title} (ID ${lead.listing.id})` : (lead.project?.name ?? name)
  const subject = `${kind} ${lead.reference}: ${about}`
  const parts: MailPart[] = [
    { heading: `${kind} ${lead.reference}` },
    ...person({ ...lead, name }),
    ...listing(lead, siteUrl),
    ...project(lead, siteUrl),
    ...rest(lead.payload),
  ]
  return {
    recipient: lead.kind === 'franchise' ? agency.franchiseDesk.email : agency.email,
    reply_to: lead.email,
    subject,
    text: asText(parts),
    html: asHtml(subject, parts, agency),
  }
}

function person({ name, email, phone }: StoredLead): MailPart[] {
  return [
    { fact: 'Name', value: name },
    ...(email ? [{ fact: 'Email', value: email, link: `mailto:${encodeURIComponent(email)}` }] : []),
    ...(phone ? [{ fact: 'Phone', value: phone, link: telLink(phone) }] : []),
  ]
}

function listing({ listing }: StoredLead, siteUrl: string): MailPart[] {
  if (!listing) return []
  return [
    {
      fact: 'Property',
      value: `${listing.title} (ID ${listing.id})`,
      link: `${siteUrl}/listing/${listing.id}`,
    },
  ]
}

function project({ project }: StoredLead, siteUrl: string): MailPart[] {
  if (!project) return []
  return [{ fact: 'Project', value: project.name, link: `${siteUrl}/project/${project.id}/${project.slug}` }]
}

function rest(payload: Readonly<Record<string, unknown>>): MailPart[] {
  return payloadFacts(payload).map(({ label, value, isLong }) =>
    isLong ? { text: hideWebsites(value) } : { fact: label, value: hideWebsites(value) },
  )
}
