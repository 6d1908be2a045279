import { agency } from '#agency'
import { inquiryPath } from '#contract/paths.ts'
import { telLink, whatsAppLink } from '#contract/text/phones.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'
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

/** The mail to whoever sent a form: the reference, what happens next and how to reach the agency. */
export function writeVisitorMail(thanks: Thanks, siteUrl: string): WrittenMail {
  const { name, email, reference, about, next } = thanks
  const subject = `We have your request: ${reference}`
  // Whoever typed the name may have typed somebody else's address: nothing else that they typed is in it.
  const greeting = greetingName(name)
  const parts: MailPart[] = [
    { heading: greeting ? `Thank you, ${greeting}` : 'Thank you' },
    { text: next },
    { fact: 'Your reference', value: reference, link: siteUrl + inquiryPath(reference) },
    ...(about ? [{ fact: 'About', value: about }] : []),
    { fact: 'Phone', value: agency.phone, link: telLink(agency.phone) },
    {
      fact: 'WhatsApp',
      value: agency.whatsApp,
      link: whatsAppLink(agency.whatsApp, `My reference is ${reference}.`),
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
