import { and, asc, count, desc, inArray, type SQL } from 'drizzle-orm'
import type { OfficeAnswer } from '#contract/office/endpoints.ts'
import type { LeadQuestion } from '#contract/office/leads.ts'
import type { Db } from '#db/client.ts'
import { leads } from '#db/schema/index.ts'
import { pagination } from '../../pagination.ts'
import { allow, type Staff } from '../../staff/allow.ts'
import { readPromise } from '../promise.ts'
import { filtered, within } from './filter.ts'
import { leadRows, presentRow } from './rows.ts'

const perPage = 50

const sortedBy = { received: leads.created_at, changed: leads.updated_at }

function ordered({ sort, order }: LeadQuestion): SQL[] {
  const direction = order === 'asc' ? asc : desc
  return [direction(sortedBy[sort]), direction(leads.id)]
}

/** A page of the inbox with the exact total. Filters and order need the index alone; rows are read for the page. */
export async function listLeads(db: Db, by: Staff, asked: LeadQuestion): Promise<OfficeAnswer<'leads'>> {
  const reach = allow(by, 'leads.read')
  const promised = await readPromise(db)
  const where = and(within(reach, by), filtered(asked, promised))
  const order = ordered(asked)
  const onPage = db
    .select({ id: leads.id })
    .from(leads)
    .where(where)
    .orderBy(...order)
    .limit(perPage)
    .offset((asked.page - 1) * perPage)
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(leads).where(where),
    leadRows(db)
      .where(inArray(leads.id, onPage))
      .orderBy(...order),
  ])
  return {
    data: rows.map((row) => presentRow(row, promised)),
    pagination: pagination(total?.count ?? 0, asked.page, perPage),
  }
}
