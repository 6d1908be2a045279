import { and, eq } from 'drizzle-orm'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatAmount } from '#contract/text/money.ts'
import { type agents, auditLog, leads, type listings, priceEvidence, settings } from '#db/schema/index.ts'
import { estimateProperty } from '#domain/estimates/site/estimate-property.ts'
import { leadEstimate } from '#domain/estimates/site/lead-estimate.ts'
import { randomNumbers } from '#domain/estimator/random-numbers.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { type AreaRow, makeAgent, makeArea, makeListing } from '../../support/factories.ts'
import { type Colleague, signedIn } from '../../support/staff.ts'

type Row = typeof priceEvidence.$inferInsert

let api: TestApi
let manager: Colleague
let own: Colleague
let stranger: Colleague
let block: AreaRow
let listing: typeof listings.$inferSelect
let agent: typeof agents.$inferSelect

beforeAll(async () => {
  api = await createTestApi()
  const { db } = api.database
  block = await makeArea(db, { name: 'Block A', name_ur: 'بلاک اے' })
  agent = await makeAgent(db, { name: 'Sana Malik', phone: '+92 300 1234567' })
  const other = await makeAgent(db)
  manager = await signedIn(api, 'manager')
  own = await signedIn(api, 'agent', { agentId: agent.id })
  stranger = await signedIn(api, 'agent', { agentId: other.id })
  listing = await makeListing(db, {
    title: 'House of the owner',
    city_id: block.city_id,
    area_id: block.id,
    agent_id: agent.id,
    subtype: 'house',
    price: 31_300_000,
    size_value: 10,
    size_unit: 'marla',
    marla_basis: 250,
    size_sqft: 2500,
    beds: 4,
    baths: 4,
  })
  // Their changes are drawn with it: always the same ones.
  await db.insert(settings).values({ key: 'published_prices', value: 'a key for this test' })
  const random = randomNumbers(7)
  await db.insert(priceEvidence).values(
    Array.from({ length: 120 }, (_, at): Row => {
      const marla = [7, 8, 10, 12][at % 4] ?? 10
      const isAgreed = at % 5 === 0
      return {
        kind: isAgreed ? 'agreed' : 'asked',
        dated_on: `2026-0${1 + (at % 9)}-15`,
        purpose: 'sale',
        type: 'residential',
        subtype: 'house',
        city_id: block.city_id,
        area_id: block.id,
        // What was agreed has an amount that nothing else has.
        price: isAgreed ? 17_830_000 + marla : Math.round(marla * 2_000_000 * (0.9 + 0.2 * random())),
        size_value: marla,
        size_unit: 'marla',
        marla_basis: 250,
        size_sqft: marla * 250,
        beds: 4,
        baths: 4,
        source: 'made',
      }
    }),
  )
  await api.caughtUp()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const ofListing = (who: Colleague, language = 'en', id = listing.id) =>
  api.request(`/api/admin/listings/${id}/comparables.pdf?language=${language}`, {
    headers: { cookie: who.cookie },
  })

async function read(answer: Response) {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const raw = Buffer.from(bytes).toString('latin1')
  const pdf = await getDocumentProxy(bytes)
  const { text } = await extractText(pdf, { mergePages: true })
  const { info } = await getMeta(pdf)
  return { text: text.replaceAll(/\s+/g, ' '), title: info.Title, raw }
}

function estimate() {
  return estimateProperty(
    api.context,
    {
      ...{
        city: block.city_id,
        area: block.id,
        purpose: 'sale',
        type: 'house',
        size: 10,
        size_unit: 'marla',
      },
      ...{ marla_basis: 250, beds: 4, baths: 4 },
    },
    listing.id,
  )
}

describe('the comparables report of a listing', () => {
  test('says the estimate, its cases and its date, and whom to call', async () => {
    const found = await estimate()
    if (!found.enough) throw new Error(found.reason)
    const { text, title } = await read(await ofListing(own))
    expect(title).toBe('Price estimate for your property')
    expect(text).toContain(formatAmount(found.likely))
    expect(text).toContain(`${found.cases} similar properties`)
    expect(text).toMatch(/PKR 3.13 Crore \(\d+% above the likely price\)/)
    expect(text).toContain('10 Marla (2,500 sq ft, 250 sq ft in a marla)')
    expect(text).toContain('Sana Malik')
    expect(text).toContain('+92 300 1234567')
    expect(text).toMatch(/Prices in Block A/)
  })

  test('shows no price of what was sold', async () => {
    const { text } = await read(await ofListing(own))
    expect(text).not.toContain(formatAmount(17_830_000))
  })

  test('is set in Urdu from right to left, tagged, with its fonts', async () => {
    const { text, title, raw } = await read(await ofListing(own, 'ur'))
    expect(title).toBe('آپ کی پراپرٹی کی قیمت کا تخمینہ')
    expect(text).toContain('+92 300 1234567')
    expect(raw).toMatch(/\/Lang ?\(ur\)/)
    expect(raw).toContain('NotoNastaliqUrdu')
    expect(raw).toMatch(/\/MarkInfo/)
  })

  test('is for those who may see the listing, and the log says who made it', async () => {
    expect((await ofListing(stranger)).status).toBe(404)
    expect((await ofListing(manager, 'en', 999_999)).status).toBe(404)
    expect((await api.request(`/api/admin/listings/${listing.id}/comparables.pdf`)).status).toBe(401)
    expect((await ofListing(manager, 'fr')).status).toBe(422)
    await read(await ofListing(manager))
    const made = await api.database.db
      .select({ by: auditLog.staff_id })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'make comparables report'), eq(auditLog.entity_id, String(listing.id))))
    expect(made.map(({ by }) => by)).toContain(manager.id)
  })

  test('of a property without similar ones says so, and makes no figure up', async () => {
    const lonely = await makeArea(api.database.db, { name: 'Faraway' })
    const { id } = await makeListing(api.database.db, { city_id: lonely.city_id, area_id: lonely.id })
    const { text } = await read(await ofListing(manager, 'en', id))
    expect(text).toContain('There is not enough price evidence for an estimate yet.')
    expect(text).not.toContain('Likely price')
  })
})

describe('the comparables report of a valuation request', () => {
  const ofLead = (id: number, who = manager) =>
    api.request(`/api/admin/leads/${id}/comparables.pdf`, { headers: { cookie: who.cookie } })

  async function makeRequest(more: Partial<typeof leads.$inferInsert> = {}, payload: object = {}) {
    const [lead] = await api.database.db
      .insert(leads)
      .values({
        reference: `AG-${Math.random()}`,
        kind: 'valuation',
        name: 'An owner',
        email: 'owner@example.com',
        city_id: block.city_id,
        owner_id: agent.id,
        payload: {
          ...{ purpose: 'sell', city: 'Lahore', area: 'Block A', area_id: block.id, type: 'residential' },
          ...{ size: 10, size_unit: 'marla', beds: 4, ...payload },
        },
        ...more,
      })
      .returning()
    if (!lead) throw new Error('There is no lead.')
    return lead.id
  }

  test('is made from what the owner wrote, by the agent of the lead', async () => {
    const id = await makeRequest()
    const { text } = await read(await ofLead(id, own))
    expect(text).toContain('Likely price')
    expect(text).toContain('Block A')
    expect(text).toContain('We compared it with this type: House.')
    expect(text).not.toContain('An owner')
    expect((await ofLead(id, stranger)).status).toBe(404)
  })

  test('knows the kind that was chosen for the estimate, and an area that was typed', async () => {
    const question = `city=${block.city_id}&area=${block.id}&type=house&size=10&beds=4`
    const told = await leadEstimate(api.context, question)
    const id = await makeRequest({ estimate: told }, { area: 'block a', area_id: null })
    const { text } = await read(await ofLead(id))
    expect(text).toContain('Prices in Block A')
    expect(text).toMatch(/similar properties, \d+ in this area/)
    expect(text).not.toContain('We compared it with this type')
    const cityOnly = await read(await ofLead(await makeRequest({}, { area: 'Somewhere', area_id: null })))
    expect(cityOnly.text).not.toContain('in this area')
  })

  test('is refused for other leads and unknown cities, with what to do', async () => {
    const other = await ofLead(await makeRequest({ kind: 'inquiry' }))
    expect(other.status).toBe(409)
    const nowhere = await ofLead(await makeRequest({ city_id: null }))
    expect(nowhere.status).toBe(409)
    expect((await nowhere.json()).error.message).toBe(
      'This request’s city is not on the site. Add the city under Cities and areas first.',
    )
  })
})
