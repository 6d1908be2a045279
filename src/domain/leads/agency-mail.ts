import { agency } from '#agency'
import type { LeadKind } from '#contract/leads.ts'
import { telLink } from '#contract/phones.ts'
import type { leads } from '#db/schema/index.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'

export type MailedLead = Pick<
  typeof leads.$inferSelect,
  'reference' | 'kind' | 'name' | 'email' | 'phone' | 'payload'
> & { listing: { id: number; title: string } | null }

export type WrittenMail = {
  recipient: string
  reply_to: string | null
  subject: string
  text: string
  html: string
}

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

/** What the agency is told of a new lead: everything the visitor sent, with the listing's address; replies go to them. */
export function writeAgencyMail(lead: MailedLead, siteUrl: string): WrittenMail {
  const kind = kinds[lead.kind]
  const about = lead.listing ? `${lead.listing.title} (ID ${lead.listing.id})` : lead.name
  const subject = `${kind} ${lead.reference}: ${about}`
  const parts: MailPart[] = [
    { heading: `${kind} ${lead.reference}` },
    ...person(lead),
    ...listing(lead, siteUrl),
    ...rest(lead.payload),
  ]
  return {
    recipient: agency.email,
    reply_to: lead.email,
    subject,
    text: asText(parts),
    html: asHtml(subject, parts),
  }
}

function person({ name, email, phone }: MailedLead): MailPart[] {
  return [
    { fact: 'Name', value: name },
    ...(email ? [{ fact: 'Email', value: email, link: `mailto:${encodeURIComponent(email)}` }] : []),
    ...(phone ? [{ fact: 'Phone', value: phone, link: telLink(phone) }] : []),
  ]
}

function listing({ listing }: MailedLead, siteUrl: string): MailPart[] {
  if (!listing) return []
  return [
    {
      fact: 'Property',
      value: `${listing.title} (ID ${listing.id})`,
      link: `${siteUrl}/listing/${listing.id}`,
    },
  ]
}

/** Fields that are said already. */
const said = new Set(['name', 'email', 'phone', 'property_id'])
const longTexts = new Set(['inquiry', 'message', 'feedback', 'description'])
const labels: Readonly<Record<string, string>> = { client_Location: 'Location' }

function rest(payload: Readonly<Record<string, unknown>>): MailPart[] {
  return Object.entries(payload)
    .filter(([name, value]) => !said.has(name) && value !== null && value !== '')
    .map(([name, value]) =>
      longTexts.has(name)
        ? { text: String(value) }
        : { fact: labels[name] ?? spoken(name), value: String(value) },
    )
}

/** 'city_location' as 'City location'. */
function spoken(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
