/** The meaning of a whole query: filters, the phone number of an agent, or words of titles and names. */
import { asc, eq } from 'drizzle-orm'
import type { Purpose } from '#contract/listings/property.ts'
import { readTypedId } from '#contract/listings/property-id.ts'
import type { Understood } from '#contract/search/understood.ts'
import { hasPhoneLength } from '#contract/text/typed-phone.ts'
import { agents } from '#db/schema/index.ts'
import { withPhone } from '../agents/index.ts'
import type { Context } from '../context.ts'
import type { Landmarks } from '../landmarks/index.ts'
import { prepared } from '../prepared-query.ts'
import type { SearchIndex } from '../search-index/index.ts'
import { landmarkFinder } from './landmark-finder.ts'
import { settleKeyword } from './settle-keyword.ts'
import { type AskedInWords, type Meant, nearFilters, understand } from './understand.ts'
import { whichPlace } from './which-place.ts'

type ReadQueryContext = Context<'db'> & {
  search: SearchIndex
  landmarks?: Pick<Landmarks, 'now'> | undefined
}

/**
 * The filters that a text says, as `understand` reads it. Of the words that are left, those that find something are the
 * keyword, and the others are told of as unused. A text of which words are left is the search for an agent's listings
 * when it is the agent's phone number, and the search within 2 km of a landmark when it is the landmark's whole name:
 * 'Packages Mall' is not a package on The Mall. A name that fits places in several cities asks which of them is meant.
 * @throws Unavailable while the search index is still being read
 */
export async function readQuery(
  ctx: ReadQueryContext,
  { purpose = 'sale', ...asked }: AskedInWords & { purpose?: Purpose | undefined },
): Promise<Understood> {
  const { several, ...meant } = await readFilters(ctx, { purpose, ...asked })
  return { ...meant, ...(several && { which: whichPlace(ctx.search, several, meant.purpose ?? purpose) }) }
}

async function readFilters(
  ctx: ReadQueryContext,
  { purpose, ...asked }: AskedInWords & { purpose: Purpose },
): Promise<Meant> {
  const findLandmark = landmarkFinder(ctx, asked.cityId)
  const said = understand({ search: ctx.search, findLandmark }, asked)
  // The page says that an ID is not known.
  if (said.keyword === undefined || readTypedId(asked.text) !== undefined) return said
  if (hasPhoneLength(asked.text)) {
    const [agent] = withPhone(await phones(ctx.db).execute(), asked.text)
    // The same of a phone number.
    return agent ? { agentId: agent.id } : said
  }
  const named = said.near ? undefined : findLandmark?.(asked.text)
  if (named && named !== 'several') return nearFilters(named)
  return settleKeyword(ctx.search, said, { purpose, cityId: asked.cityId })
}

const phones = prepared((db) =>
  db
    .select({ id: agents.id, phone: agents.phone, whatsapp: agents.whatsapp })
    .from(agents)
    .where(eq(agents.active, true))
    .orderBy(asc(agents.position), asc(agents.id))
    .prepare('phones_of_agents'),
)
