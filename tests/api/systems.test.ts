/** The systems around the site, each switched off in agency.config.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import type { Endpoint } from '#contract/api/endpoint.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { systemNames } from '#contract/systems.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { type Colleague, signedIn } from '../support/staff.ts'

let api: TestApi
let admin: Colleague
beforeAll(async () => {
  api = await createTestApi()
  admin = await signedIn(api, 'admin')
})
afterAll(() => api.close())

const all: readonly Endpoint[] = [...Object.values(endpoints), ...Object.values(adminEndpoints)]

test.each(systemNames.map((name) => [name, all.filter(({ system }) => system === name)] as const))(
  'where %s is off none of its calls exists, for any user',
  async (name, calls) => {
    const { config } = api.context
    const off = createApi({
      ...api.context,
      config: { ...config, systems: { ...config.systems, [name]: false } },
    })
    for (const { method, path } of calls) {
      const headers = { ...admin, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
      const init = method === 'GET' ? { headers } : { method, headers, body: '{}' }
      expect((await off.request(path.replace(/:\w+/g, '1'), init)).status, `${method} ${path}`).toBe(404)
    }
    const described = JSON.stringify(await (await off.request('/api/openapi.json')).json())
    for (const { path } of calls) expect(described).not.toContain(`"${path}"`)
  },
)
