import { and, eq, sql } from 'drizzle-orm'
import type { AgentDetails } from '#contract/content/people.ts'
import { agents, cities, files } from '#db/schema/index.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { isPictureAt } from '../files/index.ts'
import { localizedColumn } from '../localized.ts'
import { prepared } from '../prepared-query.ts'
import { usualAnswerMinutes } from './answer-time.ts'
import { agentColumns } from './list.ts'

/**
 * One active agent with their own words and their number of published listings.
 * @throws NotFound for an unknown id and for an agent who has left
 */
export async function showAgent(
  { db, search, clock }: Context<'db' | 'search' | 'clock'>,
  id: number,
): Promise<AgentDetails> {
  const [row] = await agentById(db).execute({ id })
  if (!row) throw new NotFound(missing.agent)
  const answers_in = await usualAnswerMinutes(db, id, clock())
  return { ...row, answers_in, listing_count: search.countByAgent().get(id) ?? 0 }
}

const agentById = prepared((db, language) =>
  db
    .select({
      ...agentColumns(),
      bio: localizedColumn(agents.bio, agents.bio_ur),
      photo_width: files.width,
      photo_height: files.height,
    })
    .from(agents)
    .innerJoin(cities, eq(cities.id, agents.city_id))
    .leftJoin(files, isPictureAt(agents.photo))
    .where(and(eq(agents.id, sql.placeholder('id')), eq(agents.active, true)))
    .prepare(`agent_by_id_${language}`),
)
