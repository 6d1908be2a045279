import { and, eq, gt, sql } from 'drizzle-orm'
import { deviceTransfers } from '#db/schema/index.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { digestOf } from './shared-list-secrets.ts'

/**
 * What was stored, still encrypted; the last time it may be opened, it is deleted.
 * @throws NotFound for a token that no transfer has, and for one that has ended
 */
export async function openTransfer(
  { db, clock }: Context<'db' | 'clock'>,
  token: string,
): Promise<{ sealed: string }> {
  const isThis = eq(deviceTransfers.token_digest, digestOf(token))
  const [opened] = await db
    .update(deviceTransfers)
    .set({ openings_left: sql`${deviceTransfers.openings_left} - 1` })
    .where(and(isThis, gt(deviceTransfers.openings_left, 0), gt(deviceTransfers.ends_at, clock())))
    .returning({ sealed: deviceTransfers.sealed, left: deviceTransfers.openings_left })
  if (!opened) throw new NotFound(missing.transfer)
  if (opened.left === 0) await db.delete(deviceTransfers).where(isThis)
  return { sealed: opened.sealed }
}
