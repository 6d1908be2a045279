import { agency } from '#agency'
import { adminPaths } from '#contract/paths.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'
import type { WrittenMail } from '../mails/email.ts'

type Due = { id: number; title: string; expires: Date }

/** More are counted; the table in the office shows all of them. */
const mostNamed = 30

const inPakistan = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Karachi',
  day: 'numeric',
  month: 'short',
})

/** Asks an agent whether their listings are still to be had: each with the link that confirms it with one click. */
export function writeReminder(
  to: { name: string; email: string },
  due: readonly Due[],
  siteUrl: string,
): WrittenMail {
  const count = due.length === 1 ? 'a listing' : `${due.length} listings`
  const subject = `Please confirm ${count} of yours`
  const more = due.length - mostNamed
  const parts: MailPart[] = [
    { heading: `Hello ${to.name}` },
    {
      text: 'Are these still to be had, at this price? One click confirms each. What is not confirmed goes off the site on its day.',
    },
    ...due.slice(0, mostNamed).map(({ id, title, expires }) => ({
      fact: `Until ${inPakistan.format(expires)}`,
      value: `${title} (ID ${id})`,
      link: `${siteUrl}${adminPaths.listing(id)}?confirm=yes`,
    })),
    ...(more > 0 ? [{ text: `And ${more} more.` }] : []),
    {
      fact: 'All of them, to confirm at once',
      value: 'Listings to confirm',
      link: `${siteUrl}${adminPaths.listings}?confirm=due`,
    },
  ]
  return {
    recipient: to.email,
    reply_to: null,
    subject,
    text: asText(parts),
    html: asHtml(subject, parts, agency),
  }
}
