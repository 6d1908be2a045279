import type { Db } from '#db/client.ts'
import { amongFive, publishedPrices, publishingKey } from '../figures/index.ts'
import { type EvidenceFilter, type EvidenceRow, readEvidence } from './read-evidence.ts'

/**
 * The evidence behind public figures: agreed prices as `publishedPrices` gives them and only where there are
 * five or more of a kind in a place.
 * @param today YYYY-MM-DD
 */
export async function readPublicEvidence(
  db: Db,
  today: string,
  filter: Pick<EvidenceFilter, 'purpose' | 'cityId'> = {},
): Promise<EvidenceRow[]> {
  const all = publishedPrices(await readEvidence(db, filter), await publishingKey(db), today)
  const alike = Map.groupBy(all, ({ purpose, type, cityId, areaId }) =>
    [purpose, type, cityId, areaId].join(),
  )
  return [...alike.values()].flatMap(amongFive)
}
