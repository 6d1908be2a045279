/** What mails to staff say of a lead. Websites that were typed are hidden: nobody is led to one by our mail. */

import { hideWebsites } from '#contract/content/html.ts'
import { listingPath, projectPath } from '#contract/paths.ts'
import { telLink, whatsAppLink } from '#contract/text/phones.ts'
import type { MailPart } from '#mail/document.ts'
import { payloadFacts } from './payload-facts.ts'
import type { StoredLead } from './read-leads.ts'

/** Who sent it and how to reach them, what it is about with its address, and everything that was sent. */
export function leadParts(lead: StoredLead, siteUrl: string): MailPart[] {
  return [...person(lead), ...listing(lead, siteUrl), ...project(lead, siteUrl), ...sent(lead)]
}

function person({ name, email, phone }: StoredLead): MailPart[] {
  return [
    { fact: 'Name', value: hideWebsites(name) },
    ...(email ? [{ fact: 'Email', value: email, link: `mailto:${encodeURIComponent(email)}` }] : []),
    ...(phone
      ? [
          { fact: 'Phone', value: phone, link: telLink(phone) },
          { fact: 'WhatsApp', value: phone, link: whatsAppLink(phone, '') },
        ]
      : []),
  ]
}

function listing({ listing: about }: StoredLead, siteUrl: string): MailPart[] {
  if (!about) return []
  return [
    { fact: 'Property', value: `${about.title} (ID ${about.id})`, link: siteUrl + listingPath(about.id) },
  ]
}

function project({ project: about }: StoredLead, siteUrl: string): MailPart[] {
  if (!about) return []
  return [{ fact: 'Project', value: about.name, link: siteUrl + projectPath(about) }]
}

function sent({ payload }: StoredLead): MailPart[] {
  return payloadFacts(payload).map(({ label, value, isLong }) =>
    isLong ? { text: hideWebsites(value) } : { fact: label, value: hideWebsites(value) },
  )
}
