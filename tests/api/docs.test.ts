import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { createTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ publicUrl: 'https://homes.example' })
})
afterAll(() => api.close())

describe('the OpenAPI document', () => {
  async function document() {
    const answer = await api.request('/api/openapi.json')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/json')
    return answer.json()
  }

  test('has every operation of the contract with its request and responses', async () => {
    const { openapi, paths, servers } = await document()
    expect(openapi).toBe('3.1.0')
    expect(servers).toEqual([{ url: 'https://homes.example' }])
    for (const [name, { path, method, summary, errors }] of Object.entries(endpoints)) {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(operation, name).toMatchObject({ operationId: name, summary })
      const success = operation.responses[method === 'GET' ? '200' : '201']
      expect(success.content['application/json'].schema, name).toBeDefined()
      for (const status of errors) expect(operation.responses, name).toHaveProperty(String(status))
    }
  })

  test('describes the parameters of a search and the body of an inquiry', async () => {
    const { paths } = await document()
    const search = paths['/api/listings/search'].get
    const parameters = new Map(search.parameters.map((one: { name: string }) => [one.name, one]))
    expect([...parameters.keys()]).toEqual(
      expect.arrayContaining(['purpose', 'areaIds', 'maxPrice', 'keyword', 'perPage']),
    )
    expect(parameters.get('sort')).toMatchObject({
      in: 'query',
      required: false,
      schema: { default: 'newest' },
    })
    expect(paths['/api/listings/{id}'].get.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
    ])
    const inquiry = paths['/api/inquiry'].post
    expect(inquiry.requestBody.content['application/json'].schema.required).toEqual(
      expect.arrayContaining(['name', 'email', 'phone', 'client_Location', 'inquiry']),
    )
    expect(inquiry.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }])
  })

  test('has the specification’s operations for staff, and no others of the admin app', async () => {
    const { paths } = await document()
    const upload = paths['/api/events/event-upload'].post
    expect(upload.description).toContain('Requires staff sign-in.')
    expect(upload.responses).toHaveProperty('401')
    const { properties } = upload.requestBody.content['multipart/form-data'].schema
    expect(properties.files.items.anyOf).toContainEqual(expect.objectContaining({ format: 'binary' }))
    expect(properties.date).toMatchObject({ format: 'date' })
    expect(paths).toHaveProperty('/api/projectVideos/create.post')
    expect(paths).toHaveProperty('/api/projectVideos/update/{projectID}.put')
    expect(paths).toHaveProperty('/api/projectVideos/delete.post')
    expect(Object.keys(paths).filter((path) => path.startsWith('/api/admin/'))).toEqual([])
  })

  test('has no unresolved references', async () => {
    const found = await document()
    const references = JSON.stringify(found).match(/"\$ref":"#\/[^"]*"/g) ?? []
    expect(references.length).toBeGreaterThan(0)
    for (const reference of references) {
      const steps = reference.slice('"$ref":"#/'.length, -1).split('/')
      expect(
        steps.reduce((at, step) => at?.[step], found),
        reference,
      ).toBeDefined()
    }
  })
})

describe('the API reference page', () => {
  test('shows every operation, without scripts or external resources', async () => {
    const answer = await api.request('/api/docs')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const page = await answer.text()
    for (const { path, summary } of Object.values(endpoints)) {
      expect(page).toContain(path.replace(/:(\w+)/g, '{$1}'))
      expect(page).toContain(summary)
    }
    expect(page).not.toMatch(/<script|\ssrc=|\sstyle=|\son\w+=|href="(?!#|\/api\/openapi\.json)/)
  })

  test('returns 304 to a browser that has it', async () => {
    const etag = (await api.request('/api/docs')).headers.get('etag') ?? ''
    expect((await api.request('/api/docs', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})
