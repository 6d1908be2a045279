import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { demoMapFile } from '#demo/map-file.ts'
import { openArchive } from '#integrations/map-tiles/archive.ts'
import { openPoints, type PointsNear } from '#integrations/map-tiles/points-near.ts'
import { TilesUnavailable } from '#integrations/map-tiles/tile-source.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeArea, makeListing, makeProject } from '../support/factories.ts'

const listingNearby = endpoints.listingNearby.answer
const here = { lat: 33.7, long: 73.04 }

/** Points north of the requested position, by their distance in metres. */
const around: PointsNear = async ({ lat, long }) => [
  { class: 'bank', subclass: undefined, name: 'A bank', nameUr: undefined, metres: 40, lat, long },
  {
    class: 'school',
    subclass: 'school',
    name: 'Model School',
    nameUr: 'ماڈل اسکول',
    metres: 412.6,
    lat,
    long,
  },
  { class: 'school', subclass: 'school', name: 'Other School', nameUr: undefined, metres: 500, lat, long },
  { class: 'park', subclass: 'park', name: undefined, nameUr: 'بچوں کا پارک', metres: 900, lat, long },
  {
    class: 'hospital',
    subclass: 'hospital',
    name: 'Civil Hospital',
    nameUr: undefined,
    metres: 950,
    lat,
    long,
  },
]

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

function asking(pointsNear: PointsNear) {
  const mapTiles = {
    pointsNear,
    state: () => {
      throw new Error('No tile should be requested')
    },
  }
  const app = createApi({ ...api.context, mapTiles })
  return { request: async (path: string, init?: RequestInit) => app.request(path, init) }
}

describe('near a listing', () => {
  test('the nearest place of each kind is listed with its distance', async () => {
    const { id } = await makeListing(api.database.db, here)
    const answer = await readAs(asking(around), `/api/listings/${id}/nearby`, listingNearby)
    expect(answer).toEqual({
      data: [
        { kind: 'school', name: 'Model School', metres: 413, ...here },
        { kind: 'park', name: 'بچوں کا پارک', metres: 900, ...here },
        { kind: 'hospital', name: 'Civil Hospital', metres: 950, ...here },
      ],
      measured_from: null,
    })
  })

  test('names are in Urdu on Urdu pages, where a place has an Urdu name', async () => {
    const { id } = await makeListing(api.database.db, here)
    const path = `/api/listings/${id}/nearby`
    const answer = await asking(around).request(path, { headers: { 'accept-language': 'ur' } })
    const { data } = listingNearby.parse(await answer.json())
    expect(data.map(({ name }) => name)).toEqual(['ماڈل اسکول', 'بچوں کا پارک', 'Civil Hospital'])
  })

  test('without a position, distances are from the middle of its area, and the answer says so', async () => {
    const { db } = api.database
    const area = await makeArea(db, { name: 'G-13', ...here })
    const { id } = await makeListing(db, { area_id: area.id, city_id: area.city_id, lat: null, long: null })
    const answer = await readAs(asking(around), `/api/listings/${id}/nearby`, listingNearby)
    expect(answer.measured_from).toEqual({ id: area.id, name: 'G-13' })
    expect(answer.data[0]).toMatchObject({ kind: 'school', ...here })
  })

  test('nothing is listed when its position is unknown or the tiles are unavailable', async () => {
    const { db } = api.database
    const area = await makeArea(db, { lat: null, long: null })
    const lost = await makeListing(db, { area_id: area.id, city_id: area.city_id, lat: null, long: null })
    const nothing = { data: [], measured_from: null }
    expect(await readAs(asking(around), `/api/listings/${lost.id}/nearby`, listingNearby)).toEqual(nothing)

    const { id } = await makeListing(db, here)
    const away = asking(async () => {
      throw new TilesUnavailable('The host does not answer')
    })
    expect(await readAs(away, `/api/listings/${id}/nearby`, listingNearby)).toEqual(nothing)
  })

  test('that is not published, the request is refused as not found', async () => {
    const { id } = await makeListing(api.database.db, { ...here, status: 'draft', published_at: null })
    expect((await asking(around).request(`/api/listings/${id}/nearby`)).status).toBe(404)
  })
})

test('nearby places of a project are listed in the same way', async () => {
  const { id } = await makeProject(api.database.db, here)
  const { data } = await readAs(asking(around), `/api/projects/${id}/nearby`, endpoints.projectNearby.answer)
  expect(data.map(({ kind }) => kind)).toEqual(['school', 'park', 'hospital'])
})

test('on the map of the demo there are mosques, schools and parks in Islamabad', async () => {
  const archive = await openArchive(demoMapFile)
  try {
    const { id } = await makeListing(api.database.db, { lat: 33.7077, long: 73.0501 })
    const answer = await readAs(
      asking(openPoints(() => archive)),
      `/api/listings/${id}/nearby`,
      listingNearby,
    )
    const kinds = answer.data.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['mosque', 'school', 'park', 'hospital', 'market']))
    const metres = answer.data.map((place) => place.metres)
    expect(metres).toEqual(metres.toSorted((one, other) => one - other))
    expect(Math.max(...metres)).toBeLessThanOrEqual(3_000)
  } finally {
    await archive.close()
  }
})
