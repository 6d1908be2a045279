import { and, desc, inArray, sql } from 'drizzle-orm'
import type { AdminSearchResult } from '#contract/admin/find.ts'
import type { Db } from '#db/client.ts'
import { leadSearch, leads } from '#db/schema/index.ts'
import type { Allowed } from '../access/index.ts'
import { hasWords, inInbox, tokenize, wordsOfPhone } from '../leads/index.ts'

const mostLookedAt = 100

export type MatchingLead = Awaited<ReturnType<typeof matchingLeads>>[number]

/** The newest leads with these words, closed ones too, as far as `actor` may see them. */
export async function matchingLeads(db: Db, actor: Allowed<'leads.read'>, q: string) {
  const words = hasWords(q)
  if (words === undefined) return []
  // In two steps: with a limit in the query, PostgreSQL may look at every lead in turn.
  const newest = sql`(array_agg(${leadSearch.lead_id} order by ${leadSearch.lead_id} desc))`
  const [found] = await db
    .select({ ids: sql<number[] | null>`${newest}[1:${sql.raw(String(mostLookedAt))}]` })
    .from(leadSearch)
    .where(and(words, inInbox(actor.reach, actor)))
  return db
    .select({
      id: leads.id,
      reference: leads.reference,
      name: leads.name,
      kind: leads.kind,
      status: leads.status,
      phone: sql<string | null>`coalesce(${leads.phone_e164}, ${leads.phone})`,
      email: leads.email,
    })
    .from(leads)
    .where(inArray(leads.id, found?.ids ?? []))
    .orderBy(desc(leads.id))
}

/**
 * The people among them who match themselves, by name, phone or e-mail; each once, under their latest name.
 */
export function clientsOf(found: readonly MatchingLead[], q: string): AdminSearchResult['clients'] {
  const digits = q.replace(/\D/g, '')
  const typed = /^\+?[\d\s()-]{4,}$/.test(q) ? [digits] : tokenize(q)
  const meant = found.filter((lead) =>
    typed.every((word) => wordsOfPerson(lead).some((one) => one.startsWith(word))),
  )
  const byPerson = Map.groupBy(meant, ({ phone, email, id }) => phone ?? email ?? id)
  return Array.from(byPerson.values()).flatMap(([latest, ...others]) => {
    if (!latest) return []
    const { name, phone, email } = latest
    return { name, phone, email, leads: others.length + 1 }
  })
}

function wordsOfPerson({ name, phone, email }: MatchingLead): string[] {
  return [...tokenize(name), ...tokenize(email ?? ''), ...(phone ? wordsOfPhone(phone) : [])]
}
