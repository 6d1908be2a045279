import { type SQL, sql } from 'drizzle-orm'
import { demoSources } from '#contract/evidence/evidence.ts'
import { listings, priceEvidence } from '#db/schema/index.ts'

/**
 * The condition that a row of the evidence counts: one of the demo does so only as long as there are no others
 * (ADR 0048).
 * @param row the alias of the evidence in the query
 */
export function isCounted(row: string): SQL {
  return sql`(not ${isDemo(row)} or not exists (
    select from ${priceEvidence} as other_evidence where not ${isDemo('other_evidence')}))`
}

function isDemo(row: string): SQL {
  const evidence = sql.identifier(row)
  return sql`(${evidence}.source = ${demoSources.prices} or ${evidence}.listing_id is not null
    and ${evidence}.listing_id in (select id from ${listings} where source = ${demoSources.listings}))`
}
