import { parse } from 'csv-parse/sync'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ImportMapping } from '#contract/admin/import-mapping.ts'
import type { ImportDetail } from '#contract/admin/import-runs.ts'
import { connect } from '#db/client.ts'
import { areas, auditLog, cities, importRuns, leads, listingDrafts, listings } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { aloneOrRefused } from '#domain/imports/import-lock.ts'
import { forgetImportChanges, forgetImportFiles } from '#domain/imports/runs/clean-up.ts'
import { workOnImport } from '#domain/imports/runs/work.ts'
import { importKey } from '#storage/keys.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { areaPaths, portalFile, portalRow, portalUrl } from '../../support/csv-import.ts'
import { makeArea, makeCity, makeListing } from '../../support/factories.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

let api: TestApi
let manager: Colleague
beforeAll(async () => {
  api = await createTestApi()
  manager = await signedIn(api, 'manager')
})
beforeEach(async () => {
  await api.database.pool.query('TRUNCATE listings, import_runs, areas, cities RESTART IDENTITY CASCADE')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const send = (content: string | Uint8Array<ArrayBuffer>, name = 'ads.csv') =>
  api.request(`/api/admin/imports?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: manager,
    body: content,
  })
const detailOf = async (answer: Response): Promise<ImportDetail> => {
  expect(answer.status).toBe(200)
  return (await answer.json()).data
}
const upload = async (content: string, name?: string) => detailOf(await send(content, name))
const show = async (id: number) =>
  detailOf(await api.request(`/api/admin/imports/${id}`, { headers: manager }))
const ask = (id: number, what: string, body: object = {}) =>
  post(api, `/api/admin/imports/${id}/${what}`, body, manager)

/** Sends the request, then runs the job that it started. */
async function done(id: number, what: string, body: object = {}): Promise<ImportDetail> {
  expect((await ask(id, what, body)).status).toBe(200)
  await workOnImport({ ...api.context, pool: api.database.pool, actor: system('A test') }, id)
  return show(id)
}

async function previewed(content: string): Promise<ImportDetail> {
  const { id, mapping, profile } = await upload(content)
  return done(id, 'preview', { mapping, profile })
}

async function applied(content: string): Promise<ImportDetail> {
  return done((await previewed(content)).id, 'apply')
}

const three = portalFile(
  portalRow({ url: portalUrl(1) }),
  portalRow({ url: portalUrl(2), price: '2 Crore' }),
  portalRow({ url: portalUrl(3), price: '=cheap' }),
)

test('a file’s columns are shown, and the matching profile is found', async () => {
  const found = await upload(three)
  expect(found).toMatchObject({ state: 'uploaded', file: 'ads.csv', profile: 'portal-ads', can_undo: false })
  expect(found.columns.map(({ name }) => name)).toContain('property_type')
  expect(found.columns.find(({ name }) => name === 'property_type')?.values).toEqual([
    { value: 'House', count: 3 },
  ])
  expect(found.mapping).toMatchObject({ columns: { city: ['city'], size: ['area'] }, delimiter: ',' })
})

test('columns of an unknown file are guessed by their names and values', async () => {
  const { mapping, profile } = await upload(
    'Ref No;Property Type;Purpose;City;Society;Demand;Size;Unit;Bedrooms;Floor;Year Built;Possession Status\nA1;Flat;For Rent;Lahore;DHA;50,000;5;Marla;2;G;2018;Ready\n',
  )
  expect(profile).toBe('')
  expect(mapping).toMatchObject({
    delimiter: ';',
    columns: {
      city: ['City'],
      location: ['Society'],
      price: ['Demand'],
      size: ['Size', 'Unit'],
      beds: ['Bedrooms'],
      floor: ['Floor'],
      year_built: ['Year Built'],
      possession: ['Possession Status'],
    },
    id: { column: 'Ref No', is: 'reference' },
    purpose: { column: 'Purpose', values: [{ text: 'For Rent', purpose: 'rent' }] },
    types: [{ text: 'Flat', subtype: 'apartment' }],
  })
})

/** A dealer's list: no reference, no type, sizes as bare numbers, a city that is not on the site. */
const messy = [
  'Shehr,Area,Size (Marla),Demand,Beds',
  'Isb,G-13/1,7,3.1 crore,4',
  'Isb,G-13/1,7,3.2 crore,4',
  'Chakwal,Muslim Town,"10",95 lac,3',
  'Chakwal,Muslim Town,5 marla,50 lac,2',
].join('\n')

test('a messy file without references or types comes in, its city is made, and all of it is undone', async () => {
  const { db } = api.database
  await makeCity(db, { name: 'Islamabad' })
  const { id, mapping, profile } = await upload(messy)
  expect(mapping).toMatchObject({
    columns: { city: ['Shehr'], location: ['Area'], size: ['Size (Marla)'], type: [] },
    ...{ id: null, identity: [], size_unit: 'marla', type_default: null },
  })
  expect((await ask(id, 'preview', { mapping, profile })).status).toBe(422)
  const all = { ...mapping, type_default: 'house' }
  const first = await done(id, 'preview', { mapping: all })
  expect(first).toMatchObject({ refused: 4, added: 0 })
  expect(first.preview?.unknown_cities).toMatchObject([
    { name: 'Isb', rows: 2, lat: null },
    { name: 'Chakwal', rows: 2, lat: 32.9303 },
  ])
  const decided = {
    ...all,
    city_names: [{ text: 'Isb', name: 'Islamabad' }],
    cities: [{ name: 'Chakwal', lat: 32.93, long: 72.86, marla: 272.25 }],
  }
  expect(await done(id, 'preview', { mapping: decided })).toMatchObject({ refused: 0, added: 4 })
  expect(await done(id, 'apply')).toMatchObject({ state: 'done', added: 4 })
  const stored = await db.select().from(listings).orderBy(asc(listings.price))
  expect(
    stored.map(({ subtype, size_value, size_unit, marla_basis }) => [
      subtype,
      size_value,
      size_unit,
      marla_basis,
    ]),
  ).toEqual([
    ['house', 5, 'marla', 272.25],
    ['house', 10, 'marla', 272.25],
    ['house', 7, 'marla', 250],
    ['house', 7, 'marla', 250],
  ])
  expect(await db.select().from(cities).orderBy(asc(cities.id))).toMatchObject([
    { name: 'Islamabad' },
    { name: 'Chakwal', marla_basis: 272.25 },
  ])

  // The same file again is recognized: its content is its reference.
  const again = await upload(messy)
  expect(await done(again.id, 'preview', { mapping: decided })).toMatchObject({ added: 0, unchanged: 4 })

  expect(await done(id, 'undo')).toMatchObject({ state: 'undone', undone: { removed: 4, places_removed: 3 } })
  expect(await db.select({ name: cities.name }).from(cities)).toEqual([{ name: 'Islamabad' }])
  expect(await db.$count(areas)).toBe(0)
  expect(await db.$count(auditLog, and(eq(auditLog.entity, 'area'), eq(auditLog.action, 'remove')))).toBe(2)
})

test('Urdu texts come from columns of their own; a file without them leaves what is there', async () => {
  const list = (price: string, urdu?: readonly [string, string]) =>
    [
      [
        'Ref',
        'Type',
        'City',
        'Society',
        'Price',
        'Size',
        ...(urdu ? ['Title in Urdu', 'Description (Urdu)'] : []),
      ],
      ['A1', 'House', 'Lahore', 'Model Town', price, '10 Marla', ...(urdu ?? [])],
    ]
      .map((cells) => cells.join(';'))
      .join('\n')
  const take = async (content: string) => {
    const { id, mapping, profile } = await upload(content)
    const cities = [{ name: 'Lahore', lat: 31.52, long: 74.36, marla: 225 }]
    const looked = await done(id, 'preview', { mapping: { ...mapping, cities }, profile })
    await done(id, 'apply')
    return { id, looked }
  }
  const stored = async () => (await api.database.db.select().from(listings))[0]
  const { looked } = await take(list('3 Crore', ['ماڈل ٹاؤن میں مکان', 'چار <b>بیڈ روم</b>۔']))
  expect(looked.mapping?.columns).toMatchObject({
    title_ur: ['Title in Urdu'],
    description_ur: ['Description (Urdu)'],
  })
  expect(await stored()).toMatchObject({ title_ur: 'ماڈل ٹاؤن میں مکان', description_ur: 'چار بیڈ روم۔' })

  const cheaper = await take(list('2 Crore'))
  expect(cheaper.looked).toMatchObject({ added: 0, changed: 1 })
  expect(await stored()).toMatchObject({ price: 20_000_000, title_ur: 'ماڈل ٹاؤن میں مکان' })

  const other = await take(list('2 Crore', ['ماڈل ٹاؤن میں کارنر مکان', '']))
  expect(other.looked.preview?.changed_samples[0]?.changes).toEqual([
    { field: 'title_ur', before: 'ماڈل ٹاؤن میں مکان', after: 'ماڈل ٹاؤن میں کارنر مکان' },
    { field: 'description_ur', before: 'چار بیڈ روم۔', after: 'not known' },
  ])
  expect(await stored()).toMatchObject({ title_ur: 'ماڈل ٹاؤن میں کارنر مکان', description_ur: '' })
  expect((await done(other.id, 'undo')).undone).toMatchObject({ restored: 1, kept: [] })
  expect(await stored()).toMatchObject({ title_ur: 'ماڈل ٹاؤن میں مکان', description_ur: 'چار بیڈ روم۔' })
})

test('an import of a version that knew of no Urdu and of no possession can be undone as well', async () => {
  await applied(portalFile(portalRow({ url: portalUrl(1) })))
  const { id } = await applied(portalFile(portalRow({ url: portalUrl(1), price: '4 Crore' })))
  await api.database.pool.query(
    `UPDATE import_changes SET before = before - $1::text[], after = after - $1::text[]`,
    [['title_ur', 'description_ur', 'possession', 'year_built', 'floor']],
  )
  expect((await done(id, 'undo')).undone).toMatchObject({ restored: 1, kept: [] })
})

test('undone, an import leaves the areas that something uses by now', async () => {
  const { db } = api.database
  await makeCity(db, { name: 'Islamabad' })
  const { id } = await applied(
    portalFile(
      portalRow({ url: portalUrl(1), location: 'G-13/4, G-13' }),
      portalRow({ url: portalUrl(2), location: 'F-10' }),
    ),
  )
  const [used] = await db.select().from(areas).where(eq(areas.name, 'G-13/4'))
  await makeListing(db, { id: 50, area_id: used?.id ?? 0, city_id: used?.city_id ?? 0 })
  expect((await done(id, 'undo')).undone).toMatchObject({ removed: 2, places_removed: 1 })
  expect(await areaPaths(db)).toEqual(['G-13', 'G-13 > G-13/4'])
})

test('a synonym of a place or its Urdu name names it, and its marla applies to the listings in it', async () => {
  const { db } = api.database
  const lahore = await makeCity(db, { name: 'Lahore', name_ur: 'لاہور', synonyms: ['LHR'] })
  const dha = await makeArea(db, {
    city_id: lahore.id,
    name: 'DHA',
    name_ur: 'ڈی ایچ اے',
    synonyms: ['Defence'],
    marla_basis: 225,
  })
  await makeArea(db, { city_id: lahore.id, parent_id: dha.id, name: 'Phase 6', kind: 'phase' })
  await applied(portalFile(portalRow({ city: 'Lhr', location: 'Phase 6, Defence', size: '10 Marla' })))
  await applied(
    portalFile(
      portalRow({ url: portalUrl(2), city: 'لاہور', location: 'Phase 6, ڈی ایچ اے', size: '10 Marla' }),
    ),
  )
  const placed = { city_id: lahore.id, size_sqft: 2250 }
  expect(await db.select().from(listings)).toMatchObject([placed, placed])
  expect(await db.$count(areas)).toBe(2)
})

test('a preview shows what would be new, changed and refused, and writes no listing', async () => {
  await applied(portalFile(portalRow({ url: portalUrl(1) })))
  const before = await api.database.db.select().from(listings)
  const seen = await previewed(
    portalFile(
      portalRow({ url: portalUrl(1), price: '4 Crore', size: '10 Marla' }),
      portalRow({ url: portalUrl(2), location: 'G-15/1, G-15' }),
      portalRow({ url: portalUrl(3), price: '=cheap' }),
    ),
  )
  expect(seen).toMatchObject({ state: 'previewed', can_apply: true, added: 1, changed: 1, refused: 1 })
  expect(seen.preview?.new_areas).toEqual(['G-15/1, G-15, Islamabad'])
  expect(seen.preview?.changed_samples[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'price', before: 'PKR 3.1 Crore', after: 'PKR 4 Crore' },
      { field: 'size', before: '7 Marla', after: '10 Marla' },
    ]),
  )
  expect(seen.refusals).toMatchObject([{ line: 4, reason: '“=cheap” is not a price' }])
  expect(await api.database.db.select().from(listings)).toEqual(before)
})

test('applied, it is on record with who and when; its refused rows come as a harmless CSV', async () => {
  const { id } = await applied(three)
  const listed = await (await api.request('/api/admin/imports', { headers: manager })).json()
  expect(listed.data).toMatchObject([
    {
      id,
      state: 'done',
      by: 'The manager',
      read: 3,
      added: 2,
      refused: 1,
      profile: 'portal-ads',
      can_undo: true,
    },
  ])
  const answer = await api.request(`/api/admin/imports/${id}/refused.csv`, { headers: manager })
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=ads.refused.csv')
  const [row] = parse(await answer.text(), { columns: true, bom: true })
  expect(row).toMatchObject({ line: '4', reason: '“=cheap” is not a price', price: "'=cheap" })
  const log = await api.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entity_id, String(id)))
  expect(log.filter(({ entity }) => entity === 'import').map(({ action }) => action)).toEqual(
    expect.arrayContaining(['upload', 'apply', 'import']),
  )
})

test('an undone import removes new listings and restores changed ones', async () => {
  await applied(portalFile(portalRow({ url: portalUrl(1) })))
  const [before] = await api.database.db.select().from(listings)
  const { id } = await applied(
    portalFile(
      portalRow({ url: portalUrl(1), price: '4 Crore', beds: '6' }),
      portalRow({ url: portalUrl(2) }),
    ),
  )
  const { undone, state, can_undo } = await done(id, 'undo')
  expect({ state, can_undo }).toEqual({ state: 'undone', can_undo: false })
  expect(undone).toMatchObject({ removed: 1, restored: 1, archived: 0, kept: [] })
  const after = await api.database.db.select().from(listings)
  expect(after).toMatchObject([{ id: 1, price: before?.price, beds: before?.beds, title: before?.title }])
  expect((await ask(id, 'undo')).status).toBe(409)
})

test('listings edited since are named and not overwritten; those with an inquiry are archived', async () => {
  await applied(portalFile(portalRow({ url: portalUrl(1) })))
  const { id } = await applied(
    portalFile(
      portalRow({ url: portalUrl(1), price: '4 Crore' }),
      ...[2, 3, 4].map((ad) => portalRow({ url: portalUrl(ad) })),
    ),
  )
  const { db } = api.database
  await db.update(listings).set({ title: 'Edited by hand' }).where(eq(listings.id, 1))
  await db.update(listings).set({ status: 'sold' }).where(eq(listings.id, 2))
  await db.insert(leads).values({
    ...{ reference: 'AG-7K3M-9QXD', kind: 'contact', name: 'Sana', email: 'sana@example.com' },
    ...{ payload: {}, listing_id: 3 },
  })
  const { undone } = await done(id, 'undo')
  expect(undone).toMatchObject({ removed: 1, archived: 1, restored: 0, kept_count: 2 })
  expect(undone?.kept).toEqual([
    { id: 1, title: 'Edited by hand', why: 'was edited since' },
    expect.objectContaining({ id: 2, why: 'is sold now' }),
  ])
  const left = await db.select().from(listings).orderBy(listings.id)
  expect(left.map((row) => [row.id, row.status, row.price])).toEqual([
    [1, 'published', 40_000_000],
    [2, 'sold', 31_000_000],
    [3, 'archived', 31_000_000],
  ])
})

test('a listing with a colleague’s draft is archived instead of removed', async () => {
  const { id } = await applied(three)
  const kept = { base_version: 1, content: { title: 'Half a sent' } }
  expect((await post(api, '/api/admin/listings/1/draft', kept, manager, 'PUT')).status).toBe(200)
  expect((await post(api, '/api/admin/listings/2/presence', {}, manager)).status).toBe(200)
  expect((await done(id, 'undo')).undone).toMatchObject({ removed: 1, archived: 1 })
  const { db } = api.database
  expect(await db.select().from(listings)).toMatchObject([{ id: 1, status: 'archived' }])
  expect(await db.select().from(listingDrafts)).toMatchObject([{ listing_id: 1, content: kept.content }])
})

test('the audit log records for each listing what an import and its undo did, and by whom', async () => {
  await applied(portalFile(portalRow({ url: portalUrl(901) })))
  const both = portalFile(
    portalRow({ url: portalUrl(901), price: '4 Crore' }),
    portalRow({ url: portalUrl(902) }),
  )
  const { id } = await applied(both)
  await done(id, 'undo')
  const { db } = api.database
  const logOf = (listing: number) =>
    db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'listing'), eq(auditLog.entity_id, String(listing))))
      .orderBy(asc(auditLog.id))
  const by = { staff_id: manager.id, staff_name: 'The manager' }
  const before = { price: 31_000_000 }
  const after = { price: 40_000_000 }
  const [first, ...rest] = await logOf(901)
  expect(first).toMatchObject({ ...by, action: 'import', before: null, after: { status: 'published' } })
  expect(rest).toMatchObject([
    { ...by, action: 'import' },
    { ...by, action: 'restore' },
  ])
  expect(rest[0]).toMatchObject({ before, after })
  expect(rest[1]).toMatchObject({ before: after, after: before })
  expect(rest[0]?.after).not.toHaveProperty('city_id')
  expect(await logOf(902)).toMatchObject([
    { ...by, action: 'import' },
    { ...by, action: 'remove', after: null },
  ])
  const ofRuns = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entity, 'import'))
    .orderBy(asc(auditLog.id))
  expect(ofRuns.at(-1)).toMatchObject({ ...by, action: 'undone', entity_id: String(id) })
})

test('plots wait for review, and nothing on offer becomes a plot without its approval', async () => {
  const of = (type: string) => portalFile(portalRow({ url: portalUrl(1), type }))
  const { mapping, profile, id } = await upload(of('Plot'))
  const types = [...(mapping?.types ?? []), { text: 'Plot', subtype: 'residential plot' }]
  const asPlot = { mapping: { ...mapping, types }, profile }
  expect((await done(id, 'preview', asPlot)).preview).toMatchObject({ added: 1, for_review: 1 })
  expect(await done(id, 'apply')).toMatchObject({ added: 1, for_review: 1 })
  expect(await api.database.db.select().from(listings)).toMatchObject([{ status: 'review' }])
  await done(id, 'undo')
  await applied(of('House'))
  const again = await done((await upload(of('Plot'))).id, 'preview', asPlot)
  expect(again).toMatchObject({ changed: 0, refused: 1 })
  expect(again.refusals[0]?.reason).toContain('the change would leave it incomplete: Say whether the plot')
})

test('behind another import it waits for its turn, longer than a statement may take', async () => {
  const { id, mapping, profile } = await upload(three)
  await ask(id, 'preview', { mapping, profile })
  const impatient = connect(api.database.url, { statementTimeout: 1_000 })
  const { pool } = api.database
  const hasWaited = async () => {
    const { rows } = await pool.query(
      "SELECT now() - query_start > '1500 ms' AS long FROM pg_stat_activity WHERE wait_event = 'advisory' AND datname = current_database()",
    )
    return rows[0]?.long
  }
  const waiting = await aloneOrRefused(pool, async () => {
    const work = workOnImport({ ...api.context, pool: impatient.pool, actor: system('A test') }, id)
    await Promise.race([work, expect.poll(hasWaited).toBe(true)])
    return { work }
  })
  await waiting.work
  await impatient.close()
  expect(await show(id)).toMatchObject({ state: 'previewed', added: 2 })
})

test('undoing the earlier of two imports leaves what the later one changed', async () => {
  const first = await applied(portalFile(portalRow({ url: portalUrl(1) }), portalRow({ url: portalUrl(2) })))
  const later = await applied(portalFile(portalRow({ url: portalUrl(1), price: '9 Crore' })))
  expect((await done(first.id, 'undo')).undone).toMatchObject({ removed: 1, kept_count: 1 })
  expect((await done(later.id, 'undo')).undone).toMatchObject({ restored: 1 })
  expect(await api.database.db.select().from(listings)).toMatchObject([{ id: 1, price: 31_000_000 }])
})

test('restarted by another server after a crash, it counts each row once', async () => {
  const { id } = await previewed(three)
  await done(id, 'apply')
  await api.database.db.update(importRuns).set({ state: 'applying' }).where(eq(importRuns.id, id))
  await workOnImport({ ...api.context, pool: api.database.pool, actor: system('A test') }, id)
  expect(await show(id)).toMatchObject({
    state: 'done',
    read: 3,
    added: 2,
    changed: 0,
    unchanged: 0,
    refused: 1,
  })
})

test('a stopped import ends; stored rows stay, and it can be continued', async () => {
  const { id } = await previewed(three)
  expect((await ask(id, 'apply')).status).toBe(200)
  expect((await ask(id, 'apply')).status).toBe(409)
  expect((await ask(id, 'stop')).status).toBe(200)
  expect((await api.database.db.select().from(importRuns))[0]?.stop_asked).toBe(true)
  await workOnImport({ ...api.context, pool: api.database.pool, actor: system('A test') }, id)
  expect(['done', 'stopped']).toContain((await show(id)).state)
})

test('a profile is saved under a name, found for the next file, and never replaces one of the server', async () => {
  const content = 'Code,Kind,Town,Sector,Ask,Land\nA1,Kothi,Lahore,DHA,1 Crore,5 Marla\n'
  const city = await makeCity(api.database.db, { name: 'Lahore' })
  await makeArea(api.database.db, { city_id: city.id, name: 'DHA' })
  const { id, mapping } = await upload(content)
  const mine = {
    ...mapping,
    source: 'dealer',
    columns: { ...mapping?.columns, location: ['Sector'], type: ['Kind'], price: ['Ask'], size: ['Land'] },
    types: [{ text: 'Kothi', subtype: 'house' }],
  }
  const save = (name: string) =>
    post(api, `/api/admin/import-profiles/${name}`, { mapping: mine }, manager, 'PUT')
  expect((await save('portal-ads')).status).toBe(409)
  expect((await save('Dealer list')).status).toBe(200)
  expect((await save('Dealer list')).status).toBe(200)
  expect(await upload(content)).toMatchObject({ profile: 'Dealer list', mapping: { source: 'dealer' } })
  expect(await done(id, 'preview', { mapping: mine })).toMatchObject({ added: 1, refused: 0 })
})

test.each<[string, (mapping: ImportMapping) => object]>([
  [
    'a column that is not there',
    (mapping) => ({ ...mapping, columns: { ...mapping.columns, beds: ['Nope'] } }),
  ],
  [
    'a pattern that could run for hours',
    (mapping) => ({ ...mapping, id: { column: 'page_url', pattern: '(a+)+$', is: 'reference' } }),
  ],
  ['no word of what rows are', (mapping) => ({ ...mapping, columns: { ...mapping.columns, type: [] } })],
  ['a source that is no name', (mapping) => ({ ...mapping, source: "x'; drop table listings" })],
  ['what no mapping has', (mapping) => ({ ...mapping, status: 'sold', agent_id: 1 })],
])('%s is refused with a sentence', async (_, change) => {
  const { id, mapping } = await upload(three)
  if (!mapping) throw new Error('nothing was guessed')
  const answer = await ask(id, 'preview', { mapping: change(mapping) })
  expect(answer.status).toBe(422)
  expect(await show(id)).toMatchObject({ state: 'uploaded' })
})

test.each([
  ['a spreadsheet', 'PK\u0003\u0004\u0014', 415],
  ['a page', '<!doctype html><script>alert(1)</script>', 415],
  ['JSON', '{"listings": []}', 415],
  ['a program', 'MZ\u0000\u0001\u0002', 415],
  ['nothing', '', 422],
  ['one line without columns', 'hello\n', 422],
])('%s is no list of listings', async (_, content, status) => {
  expect((await send(content)).status).toBe(status)
  expect(await api.database.db.$count(importRuns)).toBe(0)
})

test('a name that is a path names a file and nothing else; what a cell holds stays text', async () => {
  const { id, file, columns } = await upload('a,b\n<script>alert(1)</script>,"=1+1"\n', '../../etc/passwd')
  expect(file).toBe('passwd')
  expect(columns[0]?.samples).toEqual(['<script>alert(1)</script>'])
  const stored = await api.database.db.select().from(importRuns).where(eq(importRuns.id, id))
  expect(await api.context.storage.exists(importKey(stored[0]?.upload ?? ''))).toBe(true)
})

test('files are deleted after their time; the result of the import stays on record', async () => {
  const { id } = await applied(three)
  const [run] = await api.database.db.select().from(importRuns)
  await api.database.db.update(importRuns).set({ started_at: new Date('2020-01-01') })
  const ctx = { ...api.context, actor: system('A test') }
  await forgetImportFiles(ctx)
  await forgetImportChanges(ctx)
  expect(await api.context.storage.exists(importKey(run?.upload ?? ''))).toBe(false)
  expect(await show(id)).toMatchObject({ state: 'done', added: 2, can_apply: false })
  expect((await ask(id, 'undo')).status).toBe(409)
})

test('an unknown import is not found', async () => {
  expect((await api.request('/api/admin/imports/999', { headers: manager })).status).toBe(404)
  for (const what of ['apply', 'stop', 'undo']) expect((await ask(999, what)).status).toBe(404)
})
