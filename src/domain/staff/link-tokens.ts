/**
 * The codes in links that set a password: one valid one for each member of staff, for a day, stored as a
 * digest.
 */
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { and, eq, like, or } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { staff, staffVerifications } from '#db/schema/index.ts'

const dayMs = 86_400_000

// The library looks for this prefix with the code behind it.
const asked = 'reset-password:'
// The digest has a prefix of its own, so that the digest cannot be sent as if it were the code.
const kept = 'password-link:'

/**
 * Returns the stored form of a library's identifier: a digest, by which links can still be told from the
 * rest.
 */
export function digestOf(identifier: string): string {
  const digest = createHash('sha256').update(identifier).digest('base64url')
  return identifier.startsWith(asked) ? kept + digest : digest
}

/** Makes a code valid for a day; earlier links become invalid. */
export async function issueLink(tx: Db, staffId: string, token: string): Promise<void> {
  // Two parallel calls must not leave two valid ones.
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('update')
  await voidLinks(tx, staffId)
  await tx.insert(staffVerifications).values({
    id: randomUUID(),
    identifier: digestOf(asked + token),
    value: staffId,
    expiresAt: new Date(Date.now() + dayMs),
  })
}

/** Ends every link of a member of staff. */
export async function voidLinks(tx: Db, staffId: string): Promise<void> {
  const { identifier, value } = staffVerifications
  // Earlier versions stored codes in plain text.
  const isLink = or(like(identifier, `${kept}%`), like(identifier, `${asked}%`))
  await tx.delete(staffVerifications).where(and(eq(value, staffId), isLink))
}

/**
 * Returns the code that a mail carries: made of the signing secret while it is sent, so that neither the outbox nor a
 * copy of the database has it. A mail that is sent once more has another Message-ID and so another code.
 */
export function tokenOfMail(secret: string, mail: { messageId: string; recipient: string }): string {
  return createHmac('sha256', secret)
    .update(`password link ${mail.messageId} ${mail.recipient}`)
    .digest('base64url')
}
