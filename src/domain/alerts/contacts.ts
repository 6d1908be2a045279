/** Where alerts go: an email address or a WhatsApp number. */
import { eq } from 'drizzle-orm'
import type { AlertChannel } from '#contract/alerts/alert-fields.ts'
import type { Db } from '#db/client.ts'
import { alertContacts } from '#db/schema/index.ts'
import { currentLanguage } from '#messages/language.ts'
import { alertErrors as t } from '#messages/server.ts'
import type { Needs } from '../context.ts'
import { Invalid, NotFound } from '../errors.ts'
import { toE164 } from '../phone.ts'
import { newKey } from '../signed-key.ts'
import { type LinkPurpose, readLink } from './secrets.ts'

export type ContactRow = typeof alertContacts.$inferSelect
export type Address = Pick<ContactRow, 'channel' | 'address'>

/** How this site can send alerts. Without a mail server emails are kept for the admin app. */
export function channelsOf({ whatsApp }: Needs<'whatsApp'>): AlertChannel[] {
  return whatsApp ? ['email', 'whatsapp'] : ['email']
}

/**
 * The addresses as they are stored: an email in small letters, a phone in E.164.
 * @throws Invalid for a phone that no network has, and for WhatsApp where it is not set up
 */
export function readAddresses(
  ctx: Needs<'whatsApp'>,
  { email, whatsapp }: { email: string; whatsapp: string },
): Address[] {
  const addresses: Address[] = []
  if (email) addresses.push({ channel: 'email', address: email.toLowerCase() })
  if (whatsapp) {
    if (!channelsOf(ctx).includes('whatsapp')) throw new Invalid({ whatsapp: t.noWhatsApp })
    const address = toE164(whatsapp)
    if (!address) throw new Invalid({ whatsapp: t.notPhone })
    addresses.push({ channel: 'whatsapp', address })
  }
  return addresses
}

/** Makes the contact, or gives the one there is; it is locked until the transaction ends. */
export async function lockContact(tx: Db, { channel, address }: Address): Promise<ContactRow> {
  const language = currentLanguage()
  const [contact] = await tx
    .insert(alertContacts)
    .values({ key: newKey(), channel, address, language })
    .onConflictDoUpdate({
      target: [alertContacts.channel, alertContacts.address],
      set: { address },
    })
    .returning()
  if (!contact) throw new Error('The database gave no row')
  return contact
}

/** @throws NotFound with a plain sentence for a forged or old link */
export async function contactOfLink(
  { db, secret }: Needs<'db' | 'secret'>,
  purpose: LinkPurpose,
  given: string,
): Promise<ContactRow> {
  const key = readLink(secret, purpose, given)
  const [contact] = key ? await db.select().from(alertContacts).where(eq(alertContacts.key, key)) : []
  if (!contact) throw new NotFound(t.badLink)
  return contact
}

/** 's…@example.com', '+92…4567': enough for its owner to know it. */
export function shortened({ channel, address }: Address): string {
  if (channel === 'whatsapp') return `${address.slice(0, 3)}…${address.slice(-4)}`
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}…${address.slice(at)}`
}
