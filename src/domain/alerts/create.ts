import { and, eq } from 'drizzle-orm'
import type { AlertReceipt, HomeAlertWish, SearchAlertWish } from '#contract/alerts/alerts.ts'
import { isOnOffer } from '#contract/listings/status-transitions.ts'
import type { Db } from '#db/client.ts'
import { alertContacts, alerts, listings } from '#db/schema/index.ts'
import { currentLanguage } from '#messages/language.ts'
import { alertErrors as t } from '#messages/server.ts'
import type { Context, Needs } from '../context.ts'
import { NotFound } from '../errors.ts'
import { newKey } from '../signed-key.ts'
import { activate } from './activate.ts'
import { type Address, type ContactRow, lockContact, readAddresses } from './contacts.ts'
import { writeMessage } from './enqueue-message.ts'
import { countAsked, gotEnough } from './limits.ts'
import { storedSearch } from './saved-search.ts'
import { readLink } from './secrets.ts'

/** `visitor` is where the request came from, when that is known. */
type Asking = Context<'db' | 'queue' | 'secret' | 'whatsApp'> & { visitor?: string | undefined }
type Asked = Pick<SearchAlertWish, 'email' | 'whatsapp' | 'secret' | 'frequency'>
type About = Omit<typeof alerts.$inferInsert, 'reference' | 'contact_id' | 'frequency'>

/**
 * Saves a search for alerts to an email address, a WhatsApp number or both. Nothing is sent before the
 * address is confirmed; a request with the link of the address needs no other confirmation.
 * @throws Invalid for an address that cannot be used, RateLimited when this visitor caused too many messages
 *   to it today, Conflict when it has as many alerts as it may
 */
export async function createSearchAlert(ctx: Asking, wish: SearchAlertWish): Promise<AlertReceipt> {
  return saveAlert(ctx, wish, { kind: 'search', ...storedSearch(wish.search) })
}

/**
 * Watches a home that is on offer; `price_drop` and `gone` say what for.
 * @throws NotFound for a listing that is not on offer, and what `createSearchAlert` throws
 */
export async function createHomeAlert(ctx: Asking, wish: HomeAlertWish): Promise<AlertReceipt> {
  const { listing_id, price_drop, gone } = wish
  const [home] = await ctx.db
    .select({ status: listings.status })
    .from(listings)
    .where(eq(listings.id, listing_id))
  if (!home || !isOnOffer(home.status)) throw new NotFound(t.unknownListing)
  return saveAlert(ctx, wish, { kind: 'home', listing_id, price_drop, gone })
}

async function saveAlert(ctx: Asking, asked: Asked, about: About): Promise<AlertReceipt> {
  const addresses = readAddresses(ctx, asked)
  for (const address of addresses)
    if (!(await isOwner(ctx, address, asked.secret))) await countAsked(ctx, ctx.visitor, address)
  const reference = newKey()
  const states = await ctx.db.transaction(async (tx) => {
    const given: ('pending' | 'active')[] = []
    for (const address of addresses) {
      const contact = await lockContact(tx, address)
      const alert = { ...about, reference, contact_id: contact.id, frequency: asked.frequency }
      given.push(await saveFor({ ...ctx, db: tx }, contact, { alert, secret: asked.secret }))
    }
    return given
  })
  return { data: { reference, status: states.includes('pending') ? 'pending' : 'active' } }
}

type New = { alert: typeof alerts.$inferInsert; secret: string }

async function saveFor(
  ctx: Needs<'db' | 'queue' | 'secret'>,
  contact: ContactRow,
  { alert, secret }: New,
): Promise<'pending' | 'active'> {
  const { db } = ctx
  const [saved] = await db.insert(alerts).values(alert).returning()
  if (!saved) throw new Error('The database gave no row')
  if (keyIn(ctx, secret) === contact.key) {
    await activate(db, contact, [saved])
    return 'active'
  }
  if (!contact.confirmed_at) await setContactLanguage(db, contact)
  // The answer is the same, so that requests of strangers block no one. The alert waits on the page of all
  // alerts.
  if (!(await gotEnough(db, contact, 'confirm')))
    await writeMessage(ctx, { contact_id: contact.id, purpose: 'confirm', reference: alert.reference })
  return 'pending'
}

function keyIn({ secret }: Needs<'secret'>, given: string): string | undefined {
  return given === '' ? undefined : readLink(secret, 'manage', given)
}

/** Whether the secret is the one of this address. */
async function isOwner(ctx: Needs<'db' | 'secret'>, address: Address, given: string): Promise<boolean> {
  const key = keyIn(ctx, given)
  if (key === undefined) return false
  const isTheirs = and(eq(alertContacts.channel, address.channel), eq(alertContacts.address, address.address))
  const [contact] = await ctx.db.select({ key: alertContacts.key }).from(alertContacts).where(isTheirs)
  return contact?.key === key
}

/** Until the address is confirmed, it has the language of the last request. */
async function setContactLanguage(tx: Db, { id }: ContactRow): Promise<void> {
  await tx.update(alertContacts).set({ language: currentLanguage() }).where(eq(alertContacts.id, id))
}
