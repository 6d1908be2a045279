import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { leads } from '#db/schema/index.ts'

const minutes = 10

/**
 * The lead with the same text, when it came within the last ten minutes. An older one gives up its digest:
 * the next with the same text is a separate lead.
 */
export async function firstWithWords(tx: Db, words: string) {
  const [first] = await tx
    .select({
      id: leads.id,
      reference: leads.reference,
      owner_id: leads.owner_id,
      isOld: sql<boolean>`${leads.created_at} < now() - make_interval(mins => ${minutes})`,
    })
    .from(leads)
    .where(eq(leads.words, words))
    .for('update')
  if (first?.isOld) await tx.update(leads).set({ words: null }).where(eq(leads.id, first.id))
  return first?.isOld ? undefined : first
}
