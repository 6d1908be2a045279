import { randomUUID } from 'node:crypto'
import { agency } from '#agency'
import { BookingReceipt } from '#contract/bookings/bookings.ts'
import { LeadReceipt } from '#contract/leads/inquiry.ts'
import {
  alertRequestPath,
  areaPath,
  confirmAlertPath,
  requestViewingPath,
  savedAlertsPath,
  unsubscribePath,
} from '#contract/paths.ts'
import { SharedListReceipt } from '#contract/saved/shared-list.ts'
import { writeSlot } from '#contract/viewings/viewing-times.ts'
import { FreeTimes, ViewingReceipt } from '#contract/viewings/viewings.ts'
import { confirmToken, linkSecret } from '#domain/alerts/secrets.ts'
import type { DemoSite } from './browser.ts'
import { demoQuestion, withEvidence } from './demo-estimate.ts'
import {
  makeAlert,
  makeArea,
  makeBookable,
  makeEvent,
  makeJob,
  makeListing,
  makeProject,
} from './factories.ts'
import { newPhone } from './forms.ts'
import { confirmHold } from './holds.ts'
import { newAddress } from './leads.ts'
import { testSecret } from './test-secret.ts'

/** A screen in one of its states that have an address. */
export interface Screen {
  status: 200 | 404 | 410
  path(site: DemoSite): Promise<string> | string
}

/** Every screen of the public site, by a visitor's name for it. */
export const screens: Readonly<Record<string, Screen>> = {
  'the home page': { status: 200, path: () => '/' },
  'a search': { status: 200, path: () => '/search?purpose=sale&cityId=1' },
  'a search without results': { status: 200, path: () => '/search?purpose=rent&cityId=1&beds=50' },
  'a search with nonsense in it': { status: 200, path: () => '/search?minPrice=cheap&beds=x' },
  'a listing': { status: 200, path: featuredListing },
  'a listing with next to nothing': {
    status: 200,
    path: async ({ db }) => `/listing/${(await makeListing(db, { description: 'Call us.', price: 0 })).id}`,
  },
  'a sold listing': {
    status: 200,
    path: async ({ db }) => `/listing/${(await makeListing(db, { status: 'sold' })).id}`,
  },
  'a listing that left the site': {
    status: 410,
    path: async ({ db }) => `/listing/${(await makeListing(db, { status: 'archived' })).id}`,
  },
  'a listing that does not exist': { status: 404, path: () => '/listing/2147483647' },
  'a listing with a wrong ID': { status: 404, path: () => '/listing/abc' },
  'the form to report an error in a listing': {
    status: 200,
    path: async ({ db }) => `/listing/${(await makeListing(db)).id}/report`,
  },
  'a comparison': {
    status: 200,
    path: async ({ db }) => {
      const sold = await makeListing(db, { status: 'sold', features: ['Corner', 'Gas'] })
      const plot = await makeListing(db, { subtype: 'residential plot', price: 0, lat: 33.7, long: 73 })
      return `/compare?listings=${sold.id},${plot.id}&units=1&place=33.684,73.048&placeName=F-9+Park`
    },
  },
  'a comparison of nothing': { status: 200, path: () => '/compare' },
  'a comparison with nonsense in it': {
    status: 200,
    path: () => '/compare?listings=1,x,2147483647&units=9999999&place=home&find=gulberg&sizeUnit=x',
  },
  'saved homes, of which there are none': { status: 200, path: () => '/saved' },
  'homes from another device, without a link': { status: 200, path: () => '/saved/receive' },
  'a shared list': { status: 200, path: sharedList },
  'a shared list that has ended': { status: 410, path: endedList },
  'a shared list that nobody made': { status: 404, path: () => `/saved/${'A'.repeat(22)}` },
  'all projects': { status: 200, path: () => '/projects' },
  'projects that match no filter': {
    status: 200,
    path: () => '/projects?cityId=1&type=farm+house&status=ready&page=x',
  },
  'a project': { status: 200, path: () => '/project/1/Margalla_Court' },
  'a project with next to nothing': {
    status: 200,
    path: bareProject,
  },
  'the units of a project to book': { status: 200, path: () => '/book/1' },
  'a booking': { status: 200, path: (site) => heldUnit(site, true) },
  'a hold to confirm': { status: 200, path: (site) => heldUnit(site, false) },
  'the form for a viewing': {
    status: 200,
    path: async ({ db }) => requestViewingPath((await makeListing(db)).id),
  },
  'a viewing': { status: 200, path: askedViewing },
  'the form for alerts about a search': {
    status: 200,
    path: () => '/alerts/new?purpose=sale&cityId=1&subtype=house&maxPrice=20000000',
  },
  'the form for alerts with nonsense in it': {
    status: 200,
    path: () => '/alerts/new?minPrice=cheap&shape=none&cityId=1',
  },
  'the form for alerts about a listing': {
    status: 200,
    path: async ({ db }) => `/alerts/new?listing=${(await makeListing(db)).id}`,
  },
  'the form for alerts about a sold listing': {
    status: 200,
    path: async ({ db }) => `/alerts/new?listing=${(await makeListing(db, { status: 'sold' })).id}`,
  },
  'alerts that wait for their code': {
    status: 200,
    path: async ({ db }) => alertRequestPath((await makeAlert(db)).reference),
  },
  'an alert to confirm': {
    status: 200,
    path: async ({ db }) => confirmAlertPath(confirmToken(testSecret, await makeAlert(db))),
  },
  'all alerts of an address': {
    status: 200,
    path: async ({ db }) =>
      savedAlertsPath(linkSecret(testSecret, 'manage', (await makeAlert(db, { status: 'active' })).key)),
  },
  'the question whether to end all alerts': {
    status: 200,
    path: async ({ db }) => unsubscribePath(linkSecret(testSecret, 'unsubscribe', (await makeAlert(db)).key)),
  },
  'the form for the link to alerts': { status: 200, path: () => '/alerts' },
  'the link to alerts was sent': { status: 200, path: () => '/alerts?sent=yes' },
  'a forged link to alerts': { status: 404, path: () => '/alerts/forged' },
  'a booking that nobody made': { status: 404, path: () => '/booking/AG-0000-0000' },
  'the agents': { status: 200, path: () => '/team' },
  'the agents of a language that nobody speaks': { status: 200, path: () => '/team?cityId=1&language=Latin' },
  'an agent': { status: 200, path: () => '/team/1' },
  'a page that does not exist': { status: 404, path: () => '/no/such/page' },
  'the inquiry form': { status: 200, path: () => '/inquiry' },
  'the contact page': { status: 200, path: () => '/contact' },
  'the about page': { status: 200, path: () => '/about' },
  'the certificate': { status: 200, path: () => '/iso' },
  'the privacy policy': { status: 200, path: () => '/privacy-policy' },
  'the terms': { status: 200, path: () => '/terms' },
  'the page for buyers abroad': { status: 200, path: () => '/overseas' },
  'the valuation form': { status: 200, path: () => '/valuation' },
  'an estimate': {
    status: 200,
    path: async (site) => {
      await withEvidence(site)
      return demoQuestion.address
    },
  },
  'a property without enough evidence': {
    status: 200,
    path: () => '/valuation?place=F-7%2C+Islamabad&purpose=rent&type=factory&size=2&size_unit=kanal',
  },
  'an estimate of nonsense': {
    status: 200,
    path: () => '/valuation?place=phase+6&type=castle&size=large&beds=many',
  },
  'the areas of a city': { status: 200, path: () => '/areas/islamabad' },
  'an area': { status: 200, path: () => '/areas/islamabad/f-6-1' },
  'an area with nothing on offer': {
    status: 200,
    path: async ({ db }) => {
      const area = await makeArea(db, { city_id: 1, name: `Chak ${randomUUID()}` })
      return areaPath({ id: area.id, english_name: area.name, city_slug: 'islamabad' })
    },
  },
  'a market report': { status: 200, path: () => '/reports/islamabad' },
  'a market report beside an earlier one': {
    status: 200,
    path: async ({ pool }) => {
      await pool.query(
        `INSERT INTO quarterly_reports (city_id, quarter, figures, published_on)
         SELECT city_id, '2025-q1', figures, published_on FROM quarterly_reports
         WHERE quarter <> '2025-q1' ON CONFLICT DO NOTHING`,
      )
      return '/reports/islamabad/2025-q1'
    },
  },
  'a market report that was not published': { status: 404, path: () => '/reports/islamabad/2001-q1' },
  'an area that does not exist': { status: 404, path: () => '/areas/islamabad/nowhere-2147483647' },
  'how estimates are made': { status: 200, path: () => '/valuation/method' },
  'the costs page': { status: 200, path: () => '/costs' },
  'the costs of a purchase': {
    status: 200,
    path: () =>
      '/costs?price=5+crore&on=2026-06-30&bought_on=2023-05-01&bought_for=3+crore&transfer_fee=90000',
  },
  'the costs of a palace': { status: 200, path: () => '/costs?price=68+crore' },
  'costs of nonsense': { status: 200, path: () => '/costs?price=cheap&on=never' },
  'the wanted form': { status: 200, path: () => '/wanted' },
  'the wanted form after a search': {
    status: 200,
    path: () => '/wanted?purpose=rent&cityId=1&subtype=house&minPrice=50000&beds=50',
  },
  'the franchise form': {
    status: 200,
    path: () => `/get-${agency.franchiseProducts[0]}-franchise?qrcode=F-7`,
  },
  'the franchise form of nobody’s product': { status: 404, path: () => '/get-nothing-franchise' },
  'the question about a listing': {
    status: 200,
    path: async ({ db }) => `/inquiry?listing=${(await makeListing(db)).id}`,
  },
  'the question about a project': { status: 200, path: () => '/inquiry?project=1&brochure=yes' },
  'the question about a project that does not exist': { status: 404, path: () => '/inquiry?project=0' },
  'the open jobs': { status: 200, path: () => '/careers' },
  'open jobs where there are none': { status: 200, path: () => '/careers?cityId=1&department=Nobody&page=x' },
  'a job': { status: 200, path: () => '/job-description/1' },
  'a closed job': {
    status: 200,
    path: async ({ db }) => `/job-description/${(await makeJob(db, { status: 'closed' })).id}`,
  },
  'a job that does not exist': { status: 404, path: () => '/job-description/2147483647' },
  'the gallery': { status: 200, path: () => '/gallery' },
  'an event of the gallery': { status: 200, path: () => '/gallery/1' },
  'an event without photos': {
    status: 200,
    path: async ({ db }) => `/gallery/${(await makeEvent(db)).id}`,
  },
  'the event in Dubai': { status: 200, path: () => '/dubai-re-event' },
  'the state of a request': { status: 200, path: sentRequest },
  'the state of a request that nobody sent': { status: 404, path: () => '/inquiry/AG-0000-0000' },
}

/** A project with only the required fields. */
async function bareProject({ db }: DemoSite): Promise<string> {
  const { id, slug } = await makeProject(db, { approval_status: 'in process', noc_number: null })
  return `/project/${id}/${slug}`
}

/** A unit with a hold. */
async function heldUnit({ db, url }: DemoSite, isConfirmed: boolean): Promise<string> {
  const { units } = await makeBookable(db, ['A-101'])
  const wish = {
    unit_id: units.get('A-101'),
    name: 'Ayesha Khan',
    email: newAddress(),
    phone: newPhone(),
  }
  const answer = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
  const { reference } = BookingReceipt.parse(await answer.json()).data
  if (isConfirmed) await confirmHold(db, (path, init) => fetch(`${url}${path}`, init), reference)
  return `/booking/${reference}`
}

/** A viewing that waits for the agent. */
async function askedViewing({ db, url }: DemoSite): Promise<string> {
  const { id } = await makeListing(db)
  const free = await fetch(`${url}/api/listings/${id}/viewing-times`)
  const [slot = ''] = FreeTimes.parse(await free.json()).data.slots.slice(-1)
  const wish = { property_id: id, name: 'Ayesha Khan', phone: newPhone(), slots: writeSlot(new Date(slot)) }
  const answer = await fetch(`${url}/api/viewings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
  return ViewingReceipt.parse(await answer.json()).data.path
}

/** A list with a note, a sold home and one that is no longer there. */
async function sharedList({ db, url }: DemoSite): Promise<string> {
  const { id } = await makeListing(db, { status: 'sold' })
  const homes = [
    { kind: 'project', id: 1 },
    { kind: 'listing', id, note: 'Ask about parking' },
    { kind: 'listing', id: 2_147_483_647 },
  ]
  const { token } = await shareHomes(url, homes)
  return `/saved/${token}`
}

async function endedList({ url }: DemoSite): Promise<string> {
  const { token, key } = await shareHomes(url, [{ kind: 'project', id: 1 }])
  await post(`${url}/api/shared-lists/${token}/end`, { key })
  return `/saved/${token}`
}

async function shareHomes(url: string, homes: object[]) {
  return SharedListReceipt.parse(await (await post(`${url}/api/shared-lists`, { homes })).json()).data
}

function post(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** A visitor's call-back request. */
async function sentRequest({ url }: DemoSite): Promise<string> {
  const answer = await fetch(`${url}/api/getInTouch/addGetInTouch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ayesha Khan', phone: newPhone() }),
  })
  return `/inquiry/${LeadReceipt.parse(await answer.json()).data.reference}`
}

/** A featured one has everything a listing can have. */
async function featuredListing({ pool }: DemoSite): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id FROM listings WHERE status = 'published' AND featured ORDER BY id LIMIT 1`,
  )
  return `/listing/${rows[0]?.id}`
}
