/** The parts of mails to staff about a lead. Typed websites are hidden, so that our mail leads to none. */

import { languageLabel, languageNames } from '#contract/admin/visitor-languages.ts'
import { hideWebsites } from '#contract/content/html.ts'
import { listingPath, projectPath } from '#contract/paths.ts'
import { telLink, whatsAppLink } from '#contract/text/phones.ts'
import type { MailPart } from '#mail/document.ts'
import { leadMails as t } from '#messages/admin.ts'
import { estimateFacts } from './estimate-fact.ts'
import { payloadFacts } from './payload-facts.ts'
import type { StoredLead } from './read-leads.ts'

/**
 * The sender with contact details, what the lead is about with its address, everything that was sent, and the
 * estimate that the visitor was shown.
 */
export function leadParts(lead: StoredLead, siteUrl: string): MailPart[] {
  return [...person(lead), ...listing(lead, siteUrl), ...project(lead, siteUrl), ...sent(lead)]
}

function person({ name, email, phone, language }: StoredLead): MailPart[] {
  return [
    { fact: t.name, value: hideWebsites(name) },
    ...(email ? [{ fact: t.email, value: email, link: `mailto:${encodeURIComponent(email)}` }] : []),
    ...(phone
      ? [
          { fact: t.phone, value: phone, link: telLink(phone) },
          { fact: t.whatsApp, value: phone, link: whatsAppLink(phone, '') },
        ]
      : []),
    ...(language === 'en' ? [] : [{ fact: languageLabel, value: languageNames[language] }]),
  ]
}

function listing({ listing: about }: StoredLead, siteUrl: string): MailPart[] {
  if (!about) return []
  return [{ fact: t.property, value: t.listing(about), link: siteUrl + listingPath(about.id) }]
}

function project({ project: about }: StoredLead, siteUrl: string): MailPart[] {
  if (!about) return []
  return [{ fact: t.project, value: about.name, link: siteUrl + projectPath(about) }]
}

function sent({ payload, estimate }: StoredLead): MailPart[] {
  return [...payloadFacts(payload), ...estimateFacts(estimate)].map(({ label, value, isLong }) =>
    isLong ? { text: hideWebsites(value) } : { fact: label, value: hideWebsites(value) },
  )
}
