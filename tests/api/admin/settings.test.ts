import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { defaultSettings } from '#contract/admin/settings.ts'
import { auditLog, settings } from '#db/schema/index.ts'
import { adminKey, readSettings } from '#domain/settings/read.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

const secrets = { smtpUrl: 'smtp://post:hush@mail.example:587', uploadToken: 'hush-hush' }

let api: TestApi
let admin: Colleague
beforeAll(async () => {
  api = await createTestApi({ ...secrets, resumeRetentionDays: 200 })
  admin = await signedIn(api, 'admin')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const show = async () => (await api.request('/api/admin/settings', { headers: admin })).json()
const change = (fields: object) => post(api, '/api/admin/settings', fields, admin, 'PUT')

test('an unchanged setting has the environment’s value, else the product’s default', async () => {
  const { data } = await show()
  expect(data.settings).toEqual({ ...defaultSettings, resume_retention_days: 200 })
  expect(data.defaults).toEqual(data.settings)
})

test('settings that cannot be changed here are shown with where they are, and no secret among them', async () => {
  const { data } = await show()
  expect(data.fixed).toContainEqual(
    expect.objectContaining({ name: 'Mail server', value: 'mail.example:587', changed_in: 'SMTP_URL' }),
  )
  expect(data.fixed).toContainEqual(expect.objectContaining({ name: 'Upload token', value: 'Set' }))
  expect(JSON.stringify(data)).not.toContain('hush')
})

test('settings that keep something from working are shown to administrators', async () => {
  expect((await show()).data.warnings).toEqual([])
  const sentence = 'A proxy at 10.0.0.2 sends X-Forwarded-For, but TRUST_PROXY is off.'
  const app = createApi({ ...api.context, warnings: () => [sentence] })
  const answer = await app.request('/api/admin/settings', { headers: admin })
  expect((await answer.json()).data.warnings).toEqual([sentence])
})

test('a change applies immediately, leaves other settings, and is in the audit log with both values', async () => {
  const answers = await Promise.all([change({ promised_minutes: 30 }), change({ office_days: [5, 1, 1] })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const now = await readSettings(api.database.db)
  expect(now).toMatchObject({ promised_minutes: 30, office_days: [1, 5], listing_expiry_days: 90 })
  const log = await api.database.db.select().from(auditLog)
  expect(log).toContainEqual(
    expect.objectContaining({
      entity: 'settings',
      staff_id: admin.id,
      before: expect.objectContaining({ promised_minutes: 15 }),
      after: expect.objectContaining({ promised_minutes: 30 }),
    }),
  )
})

test.each([
  [{ promised_minutes: 0 }, 'promised_minutes'],
  [{ office_opens: '25:00' }, 'office_opens'],
  [{ office_days: [] }, 'office_days'],
  [{ office_days: [8] }, 'office_days'],
  [{ office_closes: '08:00' }, 'office_closes'],
  [{ listing_expiry_days: 7, listing_reminder_days: 7 }, 'listing_reminder_days'],
  [{ listing_expiry_days: 1e9 }, 'listing_expiry_days'],
  [{ feeds: 'yes' }, 'feeds'],
  [{ feedback_desk: 'nobody' }, 'feedback_desk'],
])('%j is refused at its field and changes nothing', async (fields, name) => {
  const before = await readSettings(api.database.db)
  const answer = await change(fields)
  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).error.fields).join()).toContain(name)
  expect(await readSettings(api.database.db)).toEqual(before)
})

test('an unknown setting is refused: neither a secret nor anything else slips in', async () => {
  for (const fields of [
    { secret: 'mine' },
    { smtpUrl: 'smtp://elsewhere' },
    { promised_minutes: 20, role: 'admin' },
  ])
    expect((await change(fields)).status).toBe(422)
  const stored = JSON.stringify(await api.database.db.select().from(settings))
  expect(stored).not.toContain('elsewhere')
})

test('a stored value that is no longer valid is ignored', async () => {
  await api.database.db
    .update(settings)
    .set({ value: { promised_minutes: 'soon', listing_expiry_days: 60, gone: true } })
    .where(eq(settings.key, adminKey))
  expect(await readSettings(api.database.db)).toEqual({ ...defaultSettings, listing_expiry_days: 60 })
})
