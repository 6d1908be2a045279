/** The meaning of a whole query: filters, the phone number of an agent, or the name of a landmark. */
import { asc, eq } from 'drizzle-orm'
import { encodeNear, landmarkKm } from '#contract/search/near.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { hasPhoneLength } from '#contract/text/typed-phone.ts'
import { agents } from '#db/schema/index.ts'
import { withPhone } from '../agents/index.ts'
import type { Context } from '../context.ts'
import { type Landmarks, namedLandmark } from '../landmarks/index.ts'
import { prepared } from '../prepared-query.ts'
import { type AskedInWords, understand } from './understand.ts'

type ReadQueryContext = Context<'db' | 'search'> & { landmarks?: Pick<Landmarks, 'now'> | undefined }

/**
 * The filters that a text says, as `understand` reads it. A text of which words are left over is the search for an
 * agent's listings when it is the agent's phone number, and the search within 2 km of a landmark when it is the
 * landmark's whole name: 'Packages Mall' is not a package on The Mall.
 * @throws Unavailable while the search index is still being read
 */
export async function readQuery(ctx: ReadQueryContext, asked: AskedInWords): Promise<SearchChoice> {
  const said = understand(ctx, asked)
  if (said.keyword === undefined) return said
  const [agent] = hasPhoneLength(asked.text) ? withPhone(await phones(ctx.db).execute(), asked.text) : []
  if (agent) return { agentId: agent.id }
  const named = namedLandmark(ctx, asked)
  if (!named) return said
  const { lat, long } = named.landmark
  return { near: encodeNear({ lat, long, km: landmarkKm }), nearName: named.name.slice(0, longestName) }
}

/** The longest text that an address takes. */
const longestName = 100

const phones = prepared((db) =>
  db
    .select({ id: agents.id, phone: agents.phone, whatsapp: agents.whatsapp })
    .from(agents)
    .where(eq(agents.active, true))
    .orderBy(asc(agents.position), asc(agents.id))
    .prepare('phones_of_agents'),
)
