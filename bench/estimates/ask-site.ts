/** Asks the site's API about homes whose price is known, each with its own date and address. */
import { createApi } from '#api/mount.ts'
import type { PriceRow } from '#cli/estimate/check-row.ts'
import { readConfig } from '#config'
import { endpoints } from '#contract/api/endpoints.ts'
import type { Estimate } from '#contract/estimates/estimate.ts'
import { connect } from '#db/client.ts'
import { cities } from '#db/schema/index.ts'
import { SearchIndex } from '#domain/search-index/search-index.ts'
import { openGuard } from '#domain/spam-protection/guard.ts'
import { nameKey } from '#domain/trade/index.ts'
import { openQueue } from '#queue/queue.ts'
import { openStorage } from '#storage/open.ts'
import { testSecret } from '#tests/support/test-secret.ts'
import { apiContext } from '../support/api-context.ts'

export interface Answered {
  row: PriceRow
  /** Undefined where the site refuses the question, as of a size that no property has. */
  estimate: Estimate | undefined
}

/** Rows whose city is not on the site are left out. */
export async function askSite(
  rows: readonly PriceRow[],
  { url, folder }: { url: string; folder: string },
): Promise<Answered[]> {
  const { db, pool, close } = connect(url)
  const search = new SearchIndex(pool)
  const queue = await openQueue(url)
  try {
    await search.load()
    const config = readConfig({ DATA_DIR: folder })
    const storage = await openStorage(config)
    const guard = openGuard(db, testSecret, config.formLimits)
    const api = createApi(apiContext({ db, search, queue, storage, guard, config }))
    const known = await db.select({ id: cities.id, name: cities.name }).from(cities)
    const ids = new Map(known.map(({ id, name }) => [nameKey(name), id]))
    const answered: Answered[] = []
    for (const row of rows) {
      const city = ids.get(row.city)
      if (city === undefined) continue
      const response = await api.request(`/api/estimates?${question(row, city)}`)
      const estimate = response.ok ? endpoints.estimate.answer.parse(await response.json()) : undefined
      answered.push({ row, estimate })
    }
    return answered
  } finally {
    search.close()
    await queue.close()
    await close()
  }
}

/** A house, as a visitor asks; the file says nothing of types. */
function question({ location, sizeSqft, beds, baths, year }: PriceRow, city: number): URLSearchParams {
  return new URLSearchParams({
    city: String(city),
    location,
    type: 'house',
    size: String(sizeSqft),
    size_unit: 'sqft',
    ...(beds !== null && { beds: String(beds) }),
    ...(baths !== null && { baths: String(baths) }),
    date: String(year),
  })
}
