import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminParts, mountAdminCall } from '#api/admin/call.ts'
import { mountCollection } from '#api/admin/collection.ts'
import { createApi } from '#api/mount.ts'
import { withoutTrailingSlash } from '#api/read.ts'
import type { AdminEndpoint } from '#contract/admin/endpoint.ts'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { uploadPath } from '#contract/files/upload-types.ts'
import { reachOf, roles, uploadPermissions } from '#contract/permissions.ts'
import { contentCollections } from '#domain/content/admin/collections.ts'
import { listLeads } from '#domain/leads/admin/list.ts'
import { webhookCollection } from '#domain/webhooks/admin/collection.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { post, signedIn } from '../../support/staff.ts'

const webOrigin = 'https://www.homes.example'

let api: TestApi
const cookies = new Map<string, string>()
beforeAll(async () => {
  api = await createTestApi({ webOrigins: [webOrigin] })
  for (const role of roles) cookies.set(role, (await signedIn(api, role)).cookie)
})
afterAll(() => api.close())

// Signing out ends the session, so it is the last of the calls.
const calls = Object.entries<AdminEndpoint>(adminEndpoints).sort(
  ([one], [other]) => Number(one === 'signOut') - Number(other === 'signOut'),
)

// Cookies are also sent from sites below the same domain.
const otherSites: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: webOrigin, 'sec-fetch-site': 'same-site' },
]

test('every route of the admin app is in the table of its calls', () => {
  const known = new Set(calls.map(([, { method, path }]) => `${method} ${path}`))
  const mounted = createApi(api.context).routes.filter(({ path }) => path.startsWith('/api/admin/'))
  expect(mounted.map(({ method, path }) => `${method} ${path}`).filter((route) => !known.has(route))).toEqual(
    [],
  )
})

test('every route that writes is in a table of calls', () => {
  const tables: Pick<AdminEndpoint, 'method' | 'path'>[] = [
    ...calls.map(([, call]) => call),
    ...Object.values(endpoints),
  ]
  const known = new Set(tables.map(({ method, path }) => `${method} ${withoutTrailingSlash(path)}`))
  const written = createApi(api.context).routes.filter(
    ({ method }) => !['GET', 'OPTIONS', 'ALL'].includes(method),
  )
  expect(written.length).toBeGreaterThan(50)
  // Counting events is no call: it takes no personal data and answers nothing.
  expect(written.map(({ method, path }) => `${method} ${path}`).filter((route) => !known.has(route))).toEqual(
    ['POST /api/counts', 'POST /api/script-errors', 'POST /api/ads/events'],
  )
})

test('a verb that takes a permission compiles only in calls that check it', () => {
  const app = new Hono()
  const { config } = api.context
  const parts: AdminParts = {
    auth: () => Promise.reject(new Error('Nobody calls')),
    bodyLimitBytes: 1,
    systems: config.systems,
    context: api.context,
  }
  mountAdminCall(app, parts, 'leads', ({ ctx, query }) => listLeads(ctx, query))
  mountAdminCall(app, parts, 'openLead', async ({ ctx }) => {
    // @ts-expect-error the call takes leads.work, the verb leads.read
    await listLeads(ctx, { page: 1 })
    return { data: { done: true } }
  })
  mountAdminCall(app, parts, 'signOut', async ({ ctx }) => {
    // @ts-expect-error the call takes no permission
    await listLeads(ctx, { page: 1 })
    return { data: { done: true } }
  })
  mountAdminCall(app, parts, 'signOut', async ({ auth }) => {
    // @ts-expect-error only colleagues who may add staff invite them
    await auth.invite('a')
    return { data: { done: true } }
  })
  mountAdminCall(app, parts, 'openLead', async ({ auth, headers }) => {
    // @ts-expect-error the auth service is asked only by calls that take no permission
    await auth.signOut(headers)
    return { data: { done: true } }
  })
  for (const content of contentCollections) {
    // @ts-expect-error this verb takes system.manage
    mountCollection(app, parts, { ...content, archive: webhookCollection.archive })
  }
  expect(app.routes.length).toBeGreaterThan(4)
})

describe('uploads', () => {
  const ask = (headers: Record<string, string>) => post(api, uploadPath, {}, headers)

  test('are refused to anonymous callers', async () => {
    for (const headers of [{}, { cookie: 'admin.session_token=made.up' }]) {
      expect((await ask(headers)).status).toBe(401)
    }
  })

  test.each(roles)('know what the role %s may do', async (role) => {
    const may = uploadPermissions.some((permission) => reachOf(role, permission) !== undefined)
    const { status } = await ask({ cookie: cookies.get(role) ?? '' })
    if (may) expect(status).toBe(415)
    else expect(status).toBe(403)
  })
})

describe.each(calls)('%s', (_name, { method, path, access }) => {
  const address = path.replace(/:\w+/g, '1')
  const ask = (headers: Record<string, string>) =>
    method === 'GET' ? api.request(address, { headers }) : post(api, address, {}, headers, method)
  const isOpen = access === 'public'

  test(`is ${isOpen ? 'open to' : 'refused to'} anonymous callers`, async () => {
    for (const cookie of ['', 'admin.session_token=made.up']) {
      const { status } = await ask(cookie ? { cookie } : {})
      if (isOpen) expect(status).not.toBe(403)
      else expect(status).toBe(401)
    }
  })

  test.each(roles)('knows what the role %s may do', async (role) => {
    const may = isOpen || access === 'signedIn' || reachOf(role, access) !== undefined
    const { status } = await ask({ cookie: cookies.get(role) ?? '' })
    if (may) expect(status).not.toBe(403)
    else expect(status).toBe(403)
  })

  if (method !== 'GET' && !isOpen && access !== 'signedIn') {
    const refused = roles.filter((role) => reachOf(role, access) === undefined)
    test.each(refused)('reads nothing that the role %s sends', async (role) => {
      let chunks = 0
      const body = new ReadableStream<Uint8Array>(
        { pull: () => Promise.reject(new Error(`Chunk ${chunks++} was read`)) },
        { highWaterMark: 0 },
      )
      const headers = { cookie: cookies.get(role) ?? '', 'content-type': 'multipart/form-data; boundary=b' }
      const init = { method, headers, body, duplex: 'half' }
      expect((await api.request(address, init)).status).toBe(403)
      expect(chunks).toBe(0)
    })
  }

  if (method !== 'GET') {
    test.each(otherSites)('is refused when it is sent from another site: %j', async (from) => {
      expect((await ask({ cookie: cookies.get('admin') ?? '', ...from })).status).toBe(403)
    })
  }
})
