import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportDetail } from '#contract/admin/import-runs.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { auditLog, priceEvidence } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { measureWhenDue } from '#domain/estimates/accuracy/measure-estimates.ts'
import { readEvidence } from '#domain/evidence/read-evidence.ts'
import { workOnImport } from '#domain/imports/runs/work.ts'
import { createTestApi, readAs, type TestApi } from '../../support/api.ts'
import { importPricesFile } from '../../support/csv-import.ts'
import { makeArea, makeCity } from '../../support/factories.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

let api: TestApi
let manager: Colleague
beforeAll(async () => {
  api = await createTestApi()
  manager = await signedIn(api, 'manager')
})
beforeEach(async () => {
  await api.database.pool.query(
    'TRUNCATE listings, import_runs, areas, cities, price_evidence RESTART IDENTITY CASCADE',
  )
  const lahore = await makeCity(api.database.db, { name: 'Lahore' })
  await makeArea(api.database.db, { city_id: lahore.id, name: 'DHA Defence' })
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const header = 'city,location,price_pkr,bedrooms,baths,size_sqft,year'
const good = 'Lahore,"DHA Phase 6, DHA Defence",73000000,5,6,4500.0,2023'
const file = (...rows: string[]) => `${[header, ...rows].join('\n')}\n`

async function upload(content: string, name = 'prices.csv'): Promise<ImportDetail> {
  const answer = await api.request(`/api/admin/imports?name=${name}&subject=prices`, {
    method: 'POST',
    headers: manager,
    body: content,
  })
  expect(answer.status).toBe(200)
  return (await answer.json()).data
}

/** Asks, and has the server do what it then has to do. */
async function done(id: number, what: string, body: object = {}): Promise<ImportDetail> {
  const answer = await post(api, `/api/admin/imports/${id}/${what}`, body, manager)
  expect(answer.status).toBe(200)
  await workOnImport({ ...api.context, pool: api.database.pool, actor: system('A test') }, id)
  const shown = await api.request(`/api/admin/imports/${id}`, { headers: manager })
  return (await shown.json()).data
}

async function previewed(content: string): Promise<ImportDetail> {
  const { id, mapping, profile } = await upload(content)
  return done(id, 'preview', { mapping, profile })
}
const applied = async (content: string) => done((await previewed(content)).id, 'apply')
const evidence = () => readEvidence(api.database.db, { withOutliers: true })
const command = (content: string, args: Parameters<typeof importPricesFile>[2] = {}) =>
  importPricesFile(api.database, content, args)

describe('a file of prices', () => {
  test('is previewed, taken with date, source and place, and taken back', async () => {
    const two = file(good, 'Lahore,"Canal Road, Lahore",9000000,3,3,1125,2025')
    const preview = await previewed(two)
    expect(preview).toMatchObject({
      state: 'previewed',
      subject: 'prices',
      profile: 'asking-prices',
      added: 2,
    })
    expect(preview.preview).toMatchObject({
      new_areas: ['DHA Phase 6, DHA Defence, Lahore', 'Canal Road, Lahore'],
      added_samples: [
        { id: 2, price: 73_000_000, date: '2023' },
        { id: 3, date: '2025' },
      ],
    })
    expect(await evidence()).toEqual([])
    const run = await done(preview.id, 'apply')
    expect(run).toMatchObject({ state: 'done', added: 2, refused: 0, can_undo: true, by: 'The manager' })
    expect(await evidence()).toMatchObject([
      {
        ...{ kind: 'asked', date: '2023-01-01', precision: 'year', source: 'asking-prices', runId: run.id },
        ...{ price: 73_000_000, sqft: 4500, beds: 5, baths: 6, type: 'residential', subtype: null },
        ...{ city: 'Lahore', areas: ['DHA Defence', 'DHA Phase 6'], size: { value: 4500, unit: 'sqft' } },
      },
      { areaId: null, areas: ['Canal Road'], price: 9_000_000 },
    ])
    const undone = await done(run.id, 'undo')
    expect(undone).toMatchObject({ state: 'undone', undone: { removed: 2 }, can_undo: false })
    expect(await evidence()).toEqual([])
    const entries = await api.database.db
      .select({ action: auditLog.action, by: auditLog.staff_name })
      .from(auditLog)
      .where(eq(auditLog.entity_id, String(run.id)))
      .orderBy(auditLog.id)
    expect(entries.map(({ action }) => action)).toEqual(['upload', 'apply', 'import', 'undo', 'undone'])
    expect(new Set(entries.map(({ by }) => by))).toEqual(new Set(['The manager']))
  })

  test('counts in medians and in the accuracy of estimates right away, and no longer once it is taken back', async () => {
    const shown = async () => {
      await api.caughtUp()
      await measureWhenDue(api.context)
      const { data } = await readAs(api, '/api/estimates/accuracy', endpoints.estimateAccuracy.answer)
      const { prices } = await readAs(api, '/api/areas/1/report', endpoints.areaReport.answer)
      return { evidence: data.evidence, samples: prices.map(({ sample }) => sample) }
    }
    const jobs = async () => {
      const { rows } = await api.database.pool.query(
        "select count(*)::int as jobs from pgboss.job where name like '%measure-estimates' and state = 'created'",
      )
      return rows[0].jobs
    }
    expect(await shown()).toEqual({ evidence: 0, samples: [] })
    const before = await jobs()
    const year = new Date().getFullYear()
    const prices = [40, 41, 42, 43, 44].map((price) => `Lahore,DHA Defence,${price}000000,5,6,4500,${year}`)
    const run = await applied(file(...prices))
    expect(await jobs()).toBe(before + 1)
    expect(await shown()).toEqual({ evidence: 5, samples: [5] })
    await done(run.id, 'undo')
    expect(await shown()).toEqual({ evidence: 0, samples: [] })
  })

  test('makes no place and no listing', async () => {
    await applied(file(good))
    const { rows } = await api.database.pool.query(
      'select (select count(*)::int from areas) as areas, (select count(*)::int from listings) as listings',
    )
    expect(rows).toEqual([{ areas: 1, listings: 0 }])
  })

  test('is refused row by row with the reason, and what is refused is not stored in part', async () => {
    const run = await applied(
      file(
        good,
        good,
        'Atlantis,"DHA Phase 6, DHA Defence",73000000,5,6,4500,2023',
        'Lahore,DHA Defence,,5,6,4500,2023',
        'Lahore,DHA Defence,Call,5,6,4500,2023',
        'Lahore,DHA Defence,USD 250000,5,6,4500,2023',
        'Lahore,DHA Defence,73000000,5,6,12,2023',
        'Lahore,DHA Defence,73000000,9,6,300,2023',
        'Lahore,DHA Defence,73000000,5,6,4500,2099',
        'Lahore,DHA Defence,73000000,5,6,4500,soon',
        'Lahore,DHA Defence,73000000,5,6,4500,1890',
      ),
    )
    expect(run).toMatchObject({ read: 11, added: 1, duplicates: 1, refused: 9 })
    expect(run.refusals.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '3: the row repeats line 2',
      '4: the city “Atlantis” is not on the site: add it under Cities and areas, or match it to another one',
      '5: price_pkr is empty',
      '6: the row has no price',
      '7: “USD 250000” is not a price in PKR',
      '8: the size 12 sq ft is outside the accepted range',
      '9: 9 bedrooms do not fit in 300 sq ft',
      '10: the date 2099 is in the future',
      '11: “soon” is not a date, e.g. 2023, 2023-05 or 17/05/2023',
      '12: the date 1890 is before 1990',
    ])
    expect(await evidence()).toHaveLength(1)
  })

  test('adds nothing when it comes again, and says with which file each row came', async () => {
    await applied(file(good))
    const again = await applied(file(good, 'Lahore,DHA Defence,60000000,4,4,4500,2023'))
    expect(again).toMatchObject({ added: 1, duplicates: 1, refused: 0 })
    expect(again.refusals[0]?.reason).toMatch(
      /^the row was already imported with prices\.csv on \d+ \w+ \d{4}$/,
    )
    expect(await evidence()).toHaveLength(2)
  })

  test('needs a date, of a column or of the whole file', async () => {
    const { id, mapping, profile } = await upload(file(good))
    const dateless = { ...mapping, columns: { ...mapping?.columns, date: [] } }
    const refused = await post(
      api,
      `/api/admin/imports/${id}/preview`,
      { mapping: dateless, profile },
      manager,
    )
    expect(refused.status).toBe(422)
    const wrong = { ...dateless, date: 'last year' }
    expect(
      (await post(api, `/api/admin/imports/${id}/preview`, { mapping: wrong, profile }, manager)).status,
    ).toBe(422)
    const dated = { ...dateless, date: '2024-05', price_kind: 'agreed' }
    const run = await done((await done(id, 'preview', { mapping: dated, profile })).id, 'apply')
    expect(run.added).toBe(1)
    expect(await evidence()).toMatchObject([{ date: '2024-05-01', precision: 'month', kind: 'agreed' }])
  })

  test('appears in its own list', async () => {
    await applied(file(good))
    const list = async (query: string) =>
      (await (await api.request(`/api/admin/imports${query}`, { headers: manager })).json()).data.length
    expect([await list(''), await list('?subject=prices')]).toEqual([0, 1])
  })
})

describe('the command', () => {
  test('finds the profile, previews without writing, and records what it took', async () => {
    const preview = await command(file(good), { preview: true })
    expect(preview.report).toMatchObject({ read: 1, added: 1 })
    expect(await evidence()).toEqual([])
    const { report, text } = await command(file(good), { source: 'dealers-list' })
    expect(report).toMatchObject({ added: 1, unplaced: 1, duplicates: 0, refused: 0 })
    expect(text).toContain('1 of the accepted rows are in an area that is not on the site')
    expect(await evidence()).toMatchObject([{ source: 'dealers-list' }])
  })

  test('reads prices and sizes as portals write them, with one date for the file', async () => {
    const ads = [
      'city,property_type,page_url,location,price,area,beds,baths',
      'Lahore,House,portal.example/Property/a-1-2-1.html,"DHA Phase 6, DHA Defence",3.1 Crore,7 Marla,4,5',
      'Lahore,House,portal.example/Property/b-2-2-1.html,"DHA Phase 6, DHA Defence",3.1 Crore,7 Marla,4,5',
      '',
    ].join('\n')
    await expect(command(ads)).rejects.toThrow('give the date of the file')
    const { report } = await command(ads, { date: '2023-04' })
    expect(report).toMatchObject({ added: 1, duplicates: 1 })
    expect(await evidence()).toMatchObject([
      { price: 31_000_000, sqft: 1575, size: { value: 7, unit: 'marla' }, marlaBasis: 225, subtype: 'house' },
    ])
  })

  test('stores nothing when it is stopped', async () => {
    const many = Array.from({ length: 2000 }, (_, place) =>
      good.replace('73000000', String(73_000_000 + place * 1000)),
    )
    const { report } = await command(file(...many), { stopAt: (progress) => progress.includes('70 %') })
    expect(report).toMatchObject({ stopped: true, added: 0 })
    expect(await api.database.db.$count(priceEvidence)).toBe(0)
  })
})
