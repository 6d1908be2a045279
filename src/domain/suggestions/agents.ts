import { asc, eq } from 'drizzle-orm'
import type { Suggestion } from '#contract/search/suggestion.ts'
import { agents } from '#db/schema/index.ts'
import { withPhone } from '../agents/with-phone.ts'
import { localizedColumn } from '../localized.ts'
import { prepared } from '../prepared-query.ts'
import type { AskedFor, SuggestContext } from './asked-for.ts'
import { bestNamed } from './best-named.ts'

/** The active agents whose name or phone number the text means, at most 3. */
export async function suggestAgents({ db }: SuggestContext, { text }: AskedFor): Promise<Suggestion[]> {
  const all = await activeAgents(db).execute()
  const called = withPhone(all, text)
  return (called.length > 0 ? called : bestNamed(all, text, 3)).slice(0, 3).map(({ id, name, title }) => ({
    kind: 'agent' as const,
    ...{ id, name, title },
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
