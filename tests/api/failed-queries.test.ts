/** The log of a form that cannot be stored: the statement and the reason, without personal details. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { noticePath } from '#contract/bookings/bookings.ts'
import { openGateway } from '#integrations/payments/open.ts'
import { createLog } from '#server/monitoring/log.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeBookable, makeJob, makeListing, makeProject } from '../support/factories.ts'
import { signedNotice } from '../support/payment-gateway/notice.ts'
import { goodPassword, hire, post } from '../support/staff.ts'

const secret = 'a secret of the sandbox'
// No request is sent to it here.
const payments = { gateway: 'sandbox', url: 'http://127.0.0.1:1', merchant: 'aangan', secret } as const

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ payments })
})
afterAll(() => api.close())

const person = { name: 'Zarmina Durrani', email: 'zarmina@example.com', phone: '0300 7654321' }
const typed = /Zarmina|Durrani|zarmina@|7654321|secret of mine|a long enough password/

/** From now on every written row is refused, and PostgreSQL's error contains the row. */
async function refuseAllRows(): Promise<void> {
  await api.database.pool.query(`
    DO $$ DECLARE name regclass; BEGIN
      FOR name IN SELECT oid FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      LOOP EXECUTE format('ALTER TABLE %s ADD CONSTRAINT broken CHECK (false) NOT VALID', name); END LOOP;
    END $$`)
}

test('a form that cannot be stored leaves no typed text in the log', async () => {
  const { db } = api.database
  const [listing, project, job] = [await makeListing(db), await makeProject(db), await makeJob(db)]
  const { units } = await makeBookable(db, ['A-1'])
  const { email } = await hire(api, 'agent', { name: person.name, email: person.email })
  const lines: string[] = []
  const sink = { write: (line: string) => void lines.push(line), flushSync: () => {} }
  const log = createLog({ level: 'info', terminal: false, requests: true }, sink)
  const app = createApi({
    ...api.context,
    gateway: openGateway(payments),
    onError: (error, id) => log.error({ err: error, id }, 'A call of the API failed'),
  })
  const site = { request: async (path: string, init?: RequestInit) => app.request(path, init) }
  // The admin app is open before anything fails.
  await site.request('/api/admin/me')
  await refuseAllRows()
  const forms: Record<string, object> = {
    '/api/inquiry': { ...person, client_Location: 'G-13', inquiry: 'secret of mine' },
    '/api/inquiry/property': { ...person, property_id: listing.id, message: 'secret of mine' },
    '/api/inquiry/project': { ...person, project_id: project.id, message: 'secret of mine' },
    '/api/contact': { ...person, feedback: 'secret of mine' },
    '/api/getInTouch/addGetInTouch': person,
    '/api/franchise/addFranchise': {
      ...person,
      first_name: person.name,
      city: 'Multan',
      city_location: 'Cantt',
      message: 'secret of mine',
    },
    '/api/valuation': { ...person, city: 'Islamabad', area: 'secret of mine', size: '10', beds: '4' },
    '/api/wanted': { ...person, fullname: person.name, city: 'Islamabad', description: 'secret of mine' },
    '/api/bookings': { ...person, unit_id: units.get('A-1') },
  }
  for (const [path, body] of Object.entries(forms)) {
    expect.soft((await post(site, path, body)).status, path).toBe(500)
  }
  // The sign-in library handles its own failed writes.
  await post(site, '/api/admin/sign-in', { email, password: goodPassword })
  await post(site, '/api/admin/password/forgotten', { email })
  const application = new FormData()
  const fields = {
    ...person,
    job_id: job.id,
    city: 'Multan',
    expected_salary: '80000',
    experience: 'secret of mine',
  }
  for (const [name, value] of Object.entries(fields)) application.append(name, String(value))
  application.append('resume', new File(['%PDF-1.7 secret of mine'], 'Zarmina Durrani.pdf'))
  expect
    .soft((await site.request('/api/webhr/add-candidate', { method: 'POST', body: application })).status)
    .toBe(500)
  const payment = {
    id: person.name,
    order: 'AG-7K3M-9QXD',
    amount: 1,
    currency: 'PKR',
    status: 'paid',
  } as const
  const notice = signedNotice(secret, payment)
  expect.soft((await site.request(`${noticePath}/sandbox`, notice)).status).toBe(500)

  expect(lines.length).toBeGreaterThanOrEqual(Object.keys(forms).length + 2)
  expect(lines.join('')).toContain('violates check constraint')
  expect(lines.join('')).not.toMatch(typed)
})
