import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { type OfficeEndpoint, officeEndpoints } from '#contract/office/endpoints.ts'
import { reachOf, roles } from '#contract/permissions.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { post, signedIn } from '../../support/staff.ts'

let api: TestApi
const cookies = new Map<string, string>()
beforeAll(async () => {
  api = await createTestApi()
  for (const role of roles) cookies.set(role, (await signedIn(api, role)).cookie)
})
afterAll(() => api.close())

// Whoever signs out is out: last.
const calls = Object.entries<OfficeEndpoint>(officeEndpoints).sort(
  ([one], [other]) => Number(one === 'signOut') - Number(other === 'signOut'),
)

test('every route of the back office is in the table of its calls', () => {
  const known = new Set(calls.map(([, { method, path }]) => `${method} ${path}`))
  const mounted = createApi(api.context).routes.filter(({ path }) => path.startsWith('/api/office/'))
  expect(mounted.map(({ method, path }) => `${method} ${path}`).filter((route) => !known.has(route))).toEqual(
    [],
  )
})

describe.each(calls)('%s', (_name, { method, path, allowed }) => {
  const address = path.replace(/:\w+/g, '1')
  const ask = (headers: Record<string, string>) =>
    method === 'GET' ? api.request(address, { headers }) : post(api, address, {}, headers, method)
  const isOpen = allowed === 'nobody'

  test(`is ${isOpen ? 'open to' : 'refused to'} nobody in particular`, async () => {
    for (const cookie of ['', 'office.session_token=made.up']) {
      const { status } = await ask(cookie ? { cookie } : {})
      if (isOpen) expect(status).not.toBe(403)
      else expect(status).toBe(401)
    }
  })

  test.each(roles)('knows what the role %s may do', async (role) => {
    const may = isOpen || allowed === 'staff' || reachOf(role, allowed) !== undefined
    const { status } = await ask({ cookie: cookies.get(role) ?? '' })
    if (may) expect(status).not.toBe(403)
    else expect(status).toBe(403)
  })

  if (method !== 'GET') {
    test('is refused to whoever sends it from another site', async () => {
      const headers = { cookie: cookies.get('admin') ?? '', 'sec-fetch-site': 'cross-site' }
      expect((await ask(headers)).status).toBe(403)
    })
  }
})
