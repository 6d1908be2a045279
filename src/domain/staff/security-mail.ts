/** The mail that tells somebody that their password or second factor changed: they notice when it was somebody else. */

import { agency } from '#agency'
import { adminPaths } from '#contract/paths.ts'
import type { Needs } from '../context.ts'
import { writeStaffMail } from '../mails/write-staff-mail.ts'

const sentences = {
  'password set': 'Your password was set',
  'second factor on': 'Your second factor was turned on',
  'second factor off': 'Your second factor was turned off',
  'second factor reset': 'An administrator turned off your second factor',
  'recovery code used': 'A recovery code was used to sign in to your account',
} as const

type SecurityChange = keyof typeof sentences

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
    subject: `${sentences[change]} (${agency.name})`,
    parts: [
      { heading: `Hello ${name}` },
      { text: `${sentences[change]}.` },
      { fact: 'When', value: whenOf(now) },
      {
        text: 'If this was you, you need not do anything. If not, set a new password now and tell an administrator.',
      },
      { fact: 'Set a new password', value: link, link },
    ],
  })
}

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Karachi',
})

function whenOf(now: Date): string {
  return `${format.format(now)} PKT`
}
