import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSources } from '#contract/evidence/evidence.ts'
import { priceEvidence } from '#db/schema/index.ts'
import { readPrices } from '#domain/areas/read-prices.ts'
import { readEvidence } from '#domain/evidence/read-evidence.ts'
import { refreshEvidence } from '#domain/evidence/refresh-evidence.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { type AreaRow, makeArea, makeListing } from '../support/factories.ts'

let database: TestDatabase
let area: AreaRow
beforeAll(async () => {
  database = await createTestDatabase()
  area = await makeArea(database.db)
})
afterAll(() => database.drop())

const day = '2026-11-01'

async function addPrice(source: string, price: number): Promise<void> {
  await database.db.insert(priceEvidence).values({
    ...{ kind: 'asked', dated_on: day, purpose: 'sale', type: 'residential', subtype: 'house' },
    ...{ city_id: area.city_id, area_id: area.id, price, source },
    ...{ size_value: 10, size_unit: 'marla', marla_basis: 250, size_sqft: 2500 },
  })
}

async function countedPrices() {
  const [rows, prices] = [
    await readEvidence(database.db),
    await readPrices(database.db, { inside: [area.id], on: day }),
  ]
  expect(prices.map(({ price }) => price).toSorted()).toEqual(rows.map(({ price }) => price).toSorted())
  return rows.map(({ price }) => price).toSorted()
}

test('prices of the demo count until there are others, and are none beside them', async () => {
  const published = { city_id: area.city_id, area_id: area.id, published_at: new Date(`${day}T00:00:00Z`) }
  await makeListing(database.db, {
    ...published,
    source: demoSources.listings,
    source_id: '1',
    price: 11_000_000,
  })
  await refreshEvidence({ db: database.db, clock: () => new Date('2026-11-20T00:00:00Z') })
  await addPrice(demoSources.prices, 12_000_000)
  expect(await countedPrices()).toEqual([11_000_000, 12_000_000])
  await addPrice('market', 30_000_000)
  expect(await countedPrices()).toEqual([30_000_000])
})

test.each(['listings', 'prices'] as const)(
  'the %s of the demo have the source by which they are told',
  async (name) => {
    const profile = JSON.parse(await readFile(`demo/${name}.profile.json`, 'utf8'))
    expect(profile.source).toBe(demoSources[name])
  },
)
