import { and, asc, count, desc, inArray, type SQL } from 'drizzle-orm'
import type { OfficeAnswer } from '#contract/office/endpoints.ts'
import { type LeadQuestion, openStatuses } from '#contract/office/leads.ts'
import type { Db } from '#db/client.ts'
import { leadSearch, leads } from '#db/schema/index.ts'
import { pagination } from '../../pagination.ts'
import { allow, type Staff } from '../../staff/allow.ts'
import { readPromise } from '../promise.ts'
import { filtered, hasWords, within } from './filter.ts'
import { leadRows, presentRow } from './rows.ts'

const perPage = 50

/**
 * A page of the inbox with the exact total. Filters and order need an index alone, words the table of what leads are
 * found by. The leads themselves are read for the page.
 */
export async function listLeads(db: Db, by: Staff, asked: LeadQuestion): Promise<OfficeAnswer<'leads'>> {
  const reach = allow(by, 'leads.read')
  const promised = await readPromise(db)
  const words = hasWords(asked.q)
  const table = words || isOpen(asked) ? leadSearch : leads
  const where = and(words, within(reach, by, table), filtered(asked, promised, table))
  const [[total], onPage] = await Promise.all([
    db.select({ count: count() }).from(table).where(where),
    db
      .select({ id: idOf(table) })
      .from(table)
      .where(where)
      .orderBy(...ordered(asked, table))
      .limit(perPage)
      .offset((asked.page - 1) * perPage),
  ])
  const ids = onPage.map(({ id }) => id)
  const rows =
    ids.length === 0
      ? []
      : await leadRows(db)
          .where(inArray(leads.id, ids))
          .orderBy(...ordered(asked, leads))
  return {
    data: rows.map((row) => presentRow(row, promised)),
    pagination: pagination(total?.count ?? 0, asked.page, perPage),
  }
}

function ordered({ sort, order }: LeadQuestion, table: typeof leads | typeof leadSearch): SQL[] {
  const direction = order === 'asc' ? asc : desc
  return [direction(sort === 'changed' ? table.updated_at : table.created_at), direction(idOf(table))]
}

function idOf(table: typeof leads | typeof leadSearch) {
  return table === leadSearch ? leadSearch.lead_id : leads.id
}

/** Whether only leads are asked for that are still to be worked on: those have an index of their own. */
function isOpen({ status }: LeadQuestion): boolean {
  const asked = typeof status === 'string' ? [status] : status
  return asked.every((one) => one === 'open' || openStatuses.some((open) => open === one))
}
