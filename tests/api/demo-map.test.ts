/** What the demo's own map gives: nearby places, landmarks, and the points of the map's layers. */
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { readConfig } from '#config'
import { endpoints } from '#contract/api/endpoints.ts'
import { listings } from '#db/schema/index.ts'
import { findDemoMap } from '#demo/map-file.ts'
import { openLandmarks } from '#domain/landmarks/open-landmarks.ts'
import { decodeTile } from '#integrations/map-tiles/decode-tile.ts'
import { openMapTiles } from '#integrations/map-tiles/open.ts'
import { tileAt } from '#integrations/map-tiles/tile-math.ts'
import { createTestApi, readAs } from '../support/api.ts'
import { makeCity, makeListing } from '../support/factories.ts'

const centaurus = { lat: 33.7077, long: 73.0501 }
const fail = (error: unknown) => {
  throw error
}

test('a demo without the internet has nearby places and landmarks, until its listings are gone', async () => {
  const api = await createTestApi()
  onTestFinished(() => api.close())
  const { db } = api.database
  const { dataDir } = api.context
  const city = await makeCity(db, { name: 'Islamabad', lat: 33.6844, long: 73.0479 })
  const { id } = await makeListing(db, { ...centaurus, city_id: city.id, source: 'demo', source_id: '1' })
  await api.caughtUp()
  const mapTiles = await openMapTiles({
    maps: readConfig({}).maps,
    dataDir,
    standIn: () => findDemoMap(db),
    // A closed port: nothing is asked of another host.
    freeTiles: 'http://127.0.0.1:9/planet',
    onBadFile: fail,
    onReach: () => {},
    onFullDisk: fail,
  })
  onTestFinished(() => mapTiles.close())
  const landmarks = openLandmarks(() => mapTiles.landmarks(), fail)
  await landmarks.settled()
  const app = createApi({ ...api.context, mapTiles, landmarks })
  const site = { request: async (path: string) => app.request(path) }

  const nearby = () => readAs(site, `/api/listings/${id}/nearby`, endpoints.listingNearby.answer)
  const kinds = (await nearby()).data.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['mosque', 'school', 'park', 'hospital']))
  const suggested = () => readAs(site, '/api/suggestions?text=faisal+masjid', endpoints.suggestions.answer)
  expect(await suggested()).toContainEqual(
    expect.objectContaining({ kind: 'landmark', name: 'Faisal Masjid' }),
  )

  const version = mapTiles.landmarks()?.version ?? ''
  const tile = await mapTiles.sourceOf(version)?.tile(tileAt(centaurus, 14))
  const layers = tile && (await decodeTile(tile))
  expect([...(layers?.keys() ?? [])]).toEqual(expect.arrayContaining(['poi', 'place', 'transportation']))
  expect(mapTiles.basemap()?.attribution.map(({ text }) => text)).toEqual([
    '© OpenStreetMap contributors',
    '© OpenMapTiles',
  ])

  await db.update(listings).set({ source: 'office', source_id: null }).where(eq(listings.id, id))
  await mapTiles.lookForStandIn()
  expect(mapTiles.landmarks()).toBeUndefined()
  expect((await nearby()).data).toEqual([])
})
