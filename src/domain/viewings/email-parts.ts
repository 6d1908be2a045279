/** The building blocks of the emails about a viewing; what the visitor reads is in the visitor's language. */
import { agency } from '#agency'
import { pathInLanguage } from '#contract/language-paths.ts'
import { listingPath, viewingPath } from '#contract/paths.ts'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { viewingTime } from '#contract/viewings/viewing-time-text.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'
import { currentLanguage, inLanguage } from '#messages/language.ts'
import { viewingMails as t } from '#messages/server.ts'
import { type EmailMessage, type MailPurpose, placeholder } from '../mails/index.ts'
import type { ViewingRow } from './rows.ts'
import { listingOf } from './show.ts'

export type Content = { subject: string; parts: MailPart[] }

/** `write` returns the content; it is called in the visitor's language. Nothing without an email address. */
export function toVisitor(
  { viewing, lead }: ViewingRow,
  purpose: MailPurpose,
  { write, calendar }: { write: () => Content; calendar?: string | undefined },
): EmailMessage[] {
  const { email } = lead
  if (!email) return []
  return inLanguage(lead.language, () => {
    const { subject, parts } = write()
    return [
      {
        lead_id: viewing.lead_id,
        purpose,
        recipient: email,
        reply_to: agency.email,
        subject,
        text: asText(parts),
        html: asHtml(subject, parts, agency),
        ...(calendar !== undefined && { calendar }),
      },
    ]
  })
}

/** The page of the viewing as a mail has it: the secret is put in when the mail is sent. */
export function linkInMail({ viewing }: ViewingRow, siteUrl: string): string {
  return siteUrl + pathInLanguage(viewingPath(placeholder('viewing', viewing.key)), currentLanguage())
}

/** What is viewed, and when, for the visitor. */
export function factsOf(row: ViewingRow, siteUrl: string): MailPart[] {
  const { viewing, lead } = row
  const listing = listingOf(row)
  const { at, slots, time_zone } = viewing
  const times = slots.map((slot) => viewingTime(slot, time_zone)).join('\n')
  return [
    ...(at
      ? [{ fact: t.fact.when, value: viewingTime(at, time_zone) }]
      : [{ text: `${t.fact.times}:\n${times}` }]),
    ...(listing
      ? [
          {
            fact: t.fact.property,
            value: `${listing.title}, ${listing.place}`,
            link: siteUrl + pathInLanguage(listingPath(listing.id), currentLanguage()),
          },
        ]
      : []),
    { fact: t.fact.reference, value: lead.reference },
  ]
}

/** Whom to call: the agent, else the agency. */
export function reachAgent({ agent }: ViewingRow): MailPart[] {
  const phone = agent?.phone ?? agency.phone
  return [
    ...(agent ? [{ fact: t.fact.agent, value: agent.name }] : []),
    { fact: t.fact.phone, value: formatPhone(phone), link: telLink(phone) },
  ]
}

/** The name of what is viewed, in the current language. */
export function propertyOf(row: ViewingRow): string {
  return listingOf(row)?.title ?? row.lead.reference
}
