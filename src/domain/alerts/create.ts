import { eq } from 'drizzle-orm'
import type { AlertReceipt, HomeAlertWish, SearchAlertWish } from '#contract/alerts/alerts.ts'
import type { Db } from '#db/client.ts'
import { alertContacts, alerts, listings } from '#db/schema/index.ts'
import { currentLanguage } from '#messages/language.ts'
import { alertErrors as t } from '#messages/server.ts'
import type { Context, Needs } from '../context.ts'
import { NotFound, RateLimited } from '../errors.ts'
import { activate } from './activate.ts'
import { type ContactRow, lockContact, readAddresses } from './contacts.ts'
import { gotEnoughLinks, mostLinksADay } from './limits.ts'
import { storedSearch } from './saved-search.ts'
import { newKey, readLink } from './secrets.ts'
import { writeMessage } from './write-message.ts'

type Parts = 'db' | 'queue' | 'secret' | 'whatsApp'
type Asked = Pick<SearchAlertWish, 'email' | 'whatsapp' | 'secret' | 'frequency'>
type About = Omit<typeof alerts.$inferInsert, 'reference' | 'contact_id' | 'frequency'>

/**
 * Saves a search for alerts to an email address, a WhatsApp number or both. Nothing is sent of it before the address is
 * confirmed; whoever has the link of the address needs no other confirmation.
 * @throws Invalid for an address that cannot be used, RateLimited when it got as many links today as it may, Conflict
 * when it has as many alerts as it may
 */
export async function createSearchAlert(ctx: Context<Parts>, wish: SearchAlertWish): Promise<AlertReceipt> {
  return saveAlert(ctx, wish, { kind: 'search', ...storedSearch(wish.search) })
}

/**
 * Watches a home that is on offer; `price_drop` and `gone` say what for.
 * @throws NotFound for a listing that is not on offer, and what `createSearchAlert` throws
 */
export async function createHomeAlert(ctx: Context<Parts>, wish: HomeAlertWish): Promise<AlertReceipt> {
  const { listing_id, price_drop, gone } = wish
  const [home] = await ctx.db
    .select({ status: listings.status })
    .from(listings)
    .where(eq(listings.id, listing_id))
  const isOffered = home?.status === 'published' || home?.status === 'under offer'
  if (!isOffered) throw new NotFound(t.unknownListing)
  return saveAlert(ctx, wish, { kind: 'home', listing_id, price_drop, gone })
}

async function saveAlert(ctx: Context<Parts>, asked: Asked, about: About): Promise<AlertReceipt> {
  const addresses = readAddresses(ctx, asked)
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
  ctx: Needs<Parts>,
  contact: ContactRow,
  { alert, secret }: New,
): Promise<'pending' | 'active'> {
  const { db } = ctx
  const [saved] = await db.insert(alerts).values(alert).returning()
  if (!saved) throw new Error('The database gave no row')
  if (secret !== '' && readLink(ctx.secret, 'manage', secret) === contact.key) {
    await activate(db, contact, [saved])
    return 'active'
  }
  if (await gotEnoughLinks(db, contact))
    throw new RateLimited(t.tooManyRequests({ most: mostLinksADay }), secondsADay)
  if (!contact.confirmed_at) await speakLanguageOf(db, contact)
  await writeMessage(ctx, { contact_id: contact.id, purpose: 'confirm', reference: alert.reference })
  return 'pending'
}

const secondsADay = 86_400

/** Until the address is confirmed, in the language of whoever asked last. */
async function speakLanguageOf(tx: Db, { id }: ContactRow): Promise<void> {
  await tx.update(alertContacts).set({ language: currentLanguage() }).where(eq(alertContacts.id, id))
}
