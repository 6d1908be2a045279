import { agency } from '#agency'
import type { Db } from '#db/client.ts'
import { agents, offices, staff } from '#db/schema/index.ts'
import { type Identifiers, noIdentifiers, phoneKey } from './identifiers.ts'

/** Phones and e-mail addresses of the agency, its offices, agents and staff: they lead to no visitor. */
export async function ownContacts(db: Db): Promise<Identifiers> {
  const own = noIdentifiers()
  const add = (emails: readonly string[], phones: readonly string[]) => {
    for (const email of emails) own.emails.add(email.toLowerCase())
    for (const phone of phones) own.phones.add(phoneKey(phone))
  }
  const { email, phone, whatsApp, franchiseDesk } = agency
  add([email, franchiseDesk.email], [phone, whatsApp, franchiseDesk.phone])
  for (const row of await db.select().from(offices)) add([row.email], [row.phone, ...row.other_phones])
  for (const row of await db.select().from(agents)) add([row.email], [row.phone, row.whatsapp])
  for (const row of await db.select({ email: staff.email }).from(staff)) add([row.email], [])
  return own
}
