/**
 * The mail about a changed password or second factor, so that its owner notices a change by another person.
 */

import { agency } from '#agency'
import { adminPaths } from '#contract/paths.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { staffMails as t } from '#messages/admin.ts'
import type { Needs } from '../context.ts'
import { writeStaffMail } from '../mails/index.ts'

const changes = t.security.change

type SecurityChange = keyof typeof changes

type To = { email: string; name: string }

/** Writes the mail, in the transaction of the change where there is one. */
export async function mailSecurityChange(
  ctx: Needs<'db' | 'queue' | 'siteUrl'>,
  { email, name }: To,
  change: SecurityChange,
  now = new Date(),
): Promise<void> {
  const link = ctx.siteUrl() + adminPaths.forgotPassword
  await writeStaffMail(ctx, email, {
    purpose: 'security',
    subject: t.security.subject({ change: changes[change], agency: agency.name }),
    parts: [
      { heading: t.hello({ name }) },
      { text: t.security.text({ change: changes[change] }) },
      { fact: t.security.when, value: whenOf(now) },
      { text: t.security.advice },
      { fact: t.security.setPassword, value: link, link },
    ],
  })
}

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: agencyZone,
})

function whenOf(now: Date): string {
  return t.security.time({ time: format.format(now) })
}
