import { agency } from '#agency'
import { pathInLanguage } from '#contract/language-paths.ts'
import { inquiryPath } from '#contract/paths.ts'
import { telLink, whatsAppLink } from '#contract/text/phones.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'
import { currentLanguage } from '#messages/language.ts'
import { visitorMail as t } from '#messages/server.ts'
import type { WrittenMail } from './email.ts'
import { greetingName } from './greeting.ts'

export type Thanks = {
  name: string
  email: string
  reference: string
  /** The listing, project or job it was about, if it was about one. */
  about: string | undefined
  /** What happens next, in whole sentences. */
  next: string
}

/** Writes the email to the sender of a form: the reference, what happens next and how to reach the agency. */
export function writeVisitorMail(thanks: Thanks, siteUrl: string): WrittenMail {
  const { name, email, reference, about, next } = thanks
  const subject = t.subject({ reference })
  // The visitor may have typed another person's address: nothing else that they typed is in the mail.
  const greeting = greetingName(name)
  const parts: MailPart[] = [
    { heading: greeting ? t.thanks({ name: greeting }) : t.thanksNameless },
    { text: next },
    {
      fact: t.reference,
      value: reference,
      link: siteUrl + pathInLanguage(inquiryPath(reference), currentLanguage()),
    },
    ...(about ? [{ fact: t.about, value: about }] : []),
    { fact: t.phone, value: agency.phone, link: telLink(agency.phone) },
    {
      fact: t.whatsApp,
      value: agency.whatsApp,
      link: whatsAppLink(agency.whatsApp, t.whatsAppText({ reference })),
    },
  ]
  return {
    recipient: email,
    reply_to: agency.email,
    subject,
    text: asText(parts),
    html: asHtml(subject, parts, agency),
  }
}
