import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { mails } from '#db/schema/index.ts'
import { openFolder } from '#storage/open.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { openSilentServer } from '../../support/silent-server.ts'
import { type Colleague, signedIn } from '../../support/staff.ts'

let api: TestApi
let admin: Colleague
beforeAll(async () => {
  api = await createTestApi()
  admin = await signedIn(api, 'admin')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

type Asked = { request: (path: string, init: RequestInit) => Response | Promise<Response> }

async function statesOf(app: Asked): Promise<Record<string, string>> {
  const answer = await app.request('/api/admin/health', { headers: admin })
  const { parts }: AdminAnswer<'health'> = await answer.json()
  return Object.fromEntries(parts.map(({ part, state }) => [part, state]))
}

test('every part of the site is reported, and no other', async () => {
  const { disk, taxes, ...states } = await statesOf(api)
  expect(disk).toBeDefined()
  // Depends on the date.
  expect(taxes).toMatch(/^(fine|look)$/)
  expect(states).toEqual({
    database: 'fine',
    clock: 'fine',
    queue: 'fine',
    mail: 'look',
    storage: 'fine',
    backups: 'look',
    scripts: 'fine',
    versions: 'fine',
  })
  expect(await Array.fromAsync(api.context.storage.keys())).toEqual([])
})

test('parts that fail or hang are reported broken, and the others are still reported', async () => {
  const silent = await openSilentServer()
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-no-folder-'))
  writeFileSync(path.join(folder, 'files'), 'in the way')
  const app = createApi({
    ...api.context,
    storage: await openFolder(folder),
    config: { ...api.context.config, publicUrl: `https://127.0.0.1:${silent.port}` },
  })
  expect(await statesOf(app)).toMatchObject({
    storage: 'broken',
    certificate: 'broken',
    database: 'fine',
    versions: 'fine',
  })
  rmSync(folder, { recursive: true })
  await silent.close()
})

test('an email that cannot be delivered is reported, without the recipient in the mail server’s message', async () => {
  const { context } = api
  const app = createApi({ ...context, config: { ...context.config, smtpUrl: 'smtp://localhost:1' } })
  await context.db.insert(mails).values({
    ...{ purpose: 'password', recipient: 'sana@example.com', subject: '', text: '', html: '' },
    ...{ status: 'waiting', problem: '550 no mailbox sana@example.com' },
  })
  expect(await statesOf(app)).toMatchObject({ mail: 'look' })
  const answer = await app.request('/api/admin/health', { headers: admin })
  const said = await answer.text()
  expect(said).toContain('1 waiting')
  expect(said).not.toContain('sana')
})

test('staff who do not look after the system are refused', async () => {
  const { cookie } = await signedIn(api, 'manager')
  expect((await api.request('/api/admin/health', { headers: { cookie } })).status).toBe(403)
  expect((await api.request('/api/admin/health')).status).toBe(401)
})
