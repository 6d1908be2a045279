import { asc, eq } from 'drizzle-orm'
import { agents } from '#db/schema/index.ts'
import { withPhone } from '../agents/index.ts'
import { localizedColumn } from '../localized.ts'
import { prepared } from '../prepared-query.ts'
import type { AskedFor, Ranked, SuggestContext } from './asked-for.ts'
import { bestNamed } from './best-named.ts'

const most = 3

/** The active agents whose name or phone number the text means, at most 3. */
export async function suggestAgents({ db }: SuggestContext, { text }: AskedFor): Promise<Ranked[]> {
  const all = await activeAgents(db).execute()
  const called = withPhone(all, text).map((item) => ({ item, rank: 0 }))
  const found = called.length > 0 ? called.slice(0, most) : bestNamed(all, text, most)
  return found.map(({ item: { id, name, title }, rank }) => ({
    rank,
    suggestion: { kind: 'agent' as const, id, name, title },
  }))
}

const activeAgents = prepared((db, language) =>
  db
    .select({
      id: agents.id,
      name: localizedColumn(agents.name, agents.name_ur),
      written: agents.name,
      urdu: agents.name_ur,
      phone: agents.phone,
      whatsapp: agents.whatsapp,
      title: localizedColumn(agents.title, agents.title_ur),
    })
    .from(agents)
    .where(eq(agents.active, true))
    .orderBy(asc(agents.position), asc(agents.id))
    .prepare(`suggested_agents_${language}`),
)
