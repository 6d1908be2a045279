import { and, asc, count, desc, type SQL, sql } from 'drizzle-orm'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import type { LeadQuery } from '#contract/admin/lead-filters.ts'
import type { Db } from '#db/client.ts'
import { leadSearch } from '#db/schema/index.ts'
import type { AllowedContext } from '../../context.ts'
import { pagination } from '../../pagination.ts'
import { readPromise } from '../response-time.ts'
import { filtered, hasWords, inInbox } from './filter.ts'
import { leadRowsById, presentRow } from './rows.ts'

const perPage = 50

/** A page of the inbox with the exact total: which leads, and then the leads themselves for the page alone. */
export async function listLeads(
  { db, actor }: AllowedContext<'leads.read'>,
  asked: LeadQuery,
): Promise<AdminAnswer<'leads'>> {
  const { reach } = actor
  const promised = await readPromise(db)
  const words = hasWords(asked.q)
  const find = words ? findAtOnce : findAndCount
  const { ids, total } = await find(db, asked, and(words, inInbox(reach, actor), filtered(asked, promised)))
  const rows = ids.length === 0 ? [] : await leadRowsById(db).execute({ ids })
  const known = new Map(rows.map((row) => [row.id, row]))
  return {
    data: ids.flatMap((id) => known.get(id) ?? []).map((row) => presentRow(row, promised)),
    pagination: pagination(total, asked.page, perPage),
  }
}

type Found = { ids: number[]; total: number }

/** Each is read from an index, at the same time. */
async function findAndCount(db: Db, asked: LeadQuery, where: SQL | undefined): Promise<Found> {
  const [total, onPage] = await Promise.all([
    db.$count(leadSearch, where),
    db
      .select({ id: leadSearch.lead_id })
      .from(leadSearch)
      .where(where)
      .orderBy(...ordered(asked))
      .limit(perPage)
      .offset((asked.page - 1) * perPage),
  ])
  return { ids: onPage.map(({ id }) => id), total }
}

/**
 * In one go, because which leads have these words is found out for all of them anyway. PostgreSQL cannot know how
 * common the beginning of a word is: asked for one page, it may look at every lead in turn for the few that have it.
 */
async function findAtOnce(db: Db, asked: LeadQuery, where: SQL | undefined): Promise<Found> {
  const last = asked.page * perPage
  const inOrder = sql`array_agg(${leadSearch.lead_id} order by ${sql.join(ordered(asked), sql`, `)})`
  const onPage = sql<number[] | null>`(${inOrder})[${last - perPage + 1}::int:${last}::int]`
  const [found] = await db.select({ ids: onPage, total: count() }).from(leadSearch).where(where)
  return { ids: found?.ids ?? [], total: found?.total ?? 0 }
}

function ordered({ sort, order }: LeadQuery): [SQL, SQL] {
  const direction = order === 'asc' ? asc : desc
  const by = sort === 'changed' ? leadSearch.updated_at : leadSearch.created_at
  return [direction(by), direction(leadSearch.lead_id)]
}
