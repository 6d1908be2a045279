import { agency } from '#agency'
import { adminPaths } from '#contract/paths.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'
import { staffMails } from '#messages/admin.ts'
import type { WrittenMail } from '../mails/index.ts'

const t = staffMails.reminder

type Due = { id: number; title: string; expires: Date }

/** Further ones are only counted; the admin table shows all of them. */
const mostNamed = 30

const inPakistan = new Intl.DateTimeFormat('en-GB', {
  timeZone: agencyZone,
  day: 'numeric',
  month: 'short',
})

/**
 * Asks an agent whether their listings are still available: each with a link that confirms it with one click.
 */
export function writeReminder(
  to: { name: string; email: string },
  due: readonly Due[],
  siteUrl: string,
): WrittenMail {
  const subject = t.subject({ count: due.length })
  const more = due.length - mostNamed
  const parts: MailPart[] = [
    { heading: staffMails.hello({ name: to.name }) },
    { text: t.text },
    ...due.slice(0, mostNamed).map(({ id, title, expires }) => ({
      fact: t.until({ day: inPakistan.format(expires) }),
      value: t.listing({ title, id }),
      link: `${siteUrl}${adminPaths.listing(id)}?confirm=yes`,
    })),
    ...(more > 0 ? [{ text: t.more({ count: more }) }] : []),
    {
      fact: t.all,
      value: t.allLink,
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
