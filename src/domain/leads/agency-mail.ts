import { agency } from '#agency'
import { hideWebsites } from '#contract/html.ts'
import type { LeadKind } from '#contract/leads.ts'
import { telLink } from '#contract/phones.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'
import type { WrittenMail } from '../mails/mail-once.ts'
import type { StoredLead } from './read-leads.ts'

const kinds: Readonly<Record<LeadKind, string>> = {
  inquiry: 'Inquiry',
  property_inquiry: 'Property inquiry',
  project_inquiry: 'Project inquiry',
  contact: 'Feedback',
  get_in_touch: 'Call-back request',
  franchise: 'Franchise enquiry',
  valuation: 'Valuation request',
  wanted: 'Wanted property',
}

/**
 * What the agency is told of a new lead: everything the visitor sent, with the address of the listing or project;
 * replies go to them. Websites that were typed are hidden (specification section 5): nobody is led to one by our mail. A franchise enquiry goes to its desk (decision 14).
 */
export function writeAgencyMail(lead: StoredLead, siteUrl: string): WrittenMail {
  const kind = kinds[lead.kind]
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

/** Fields that are said already. */
const said = new Set(['name', 'first_name', 'fullname', 'email', 'phone', 'property_id', 'project_id'])
const longTexts = new Set(['inquiry', 'message', 'feedback', 'description'])
const labels: Readonly<Record<string, string>> = {
  client_Location: 'Location',
  brochure: 'Wants the brochure',
}

function rest(payload: Readonly<Record<string, unknown>>): MailPart[] {
  return Object.entries(payload)
    .filter(([name, value]) => !said.has(name) && value !== null && String(value) !== '')
    .map(([name, value]) =>
      longTexts.has(name)
        ? { text: hideWebsites(String(value)) }
        : { fact: labels[name] ?? spoken(name), value: hideWebsites(shown(value)) },
    )
}

function shown(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** 'city_location' as 'City location', 'minPrice' as 'Min price'. */
function spoken(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
