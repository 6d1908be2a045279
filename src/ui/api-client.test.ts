import { expect, test } from 'vitest'
import type { endpoints } from '#contract/api/endpoints.ts'
import { type RouteName, route } from '#contract/api/routes.ts'
import { createCall, type Outgoing } from './api-client.ts'

type Calls = Pick<typeof endpoints, RouteName>

/** A client whose calls are all answered alike, and what it sent. */
function clientThatHears(body: unknown) {
  const sent: Outgoing<RouteName>[] = []
  const call = createCall<Calls>({
    routeOf: route,
    send: async (outgoing) => {
      sent.push(outgoing)
      return { status: 200, body }
    },
    bodyOf: () => undefined,
    complete: (_name, answer) => (answer === null ? [] : answer),
    errorOf: () => new Error('refused'),
  })
  const typesSent = () => sent.map(({ request }) => new Headers(request.headers).get('content-type'))
  return { call, typesSent }
}

test('the request for offices says that it is JSON, although it has no body; no other one does', async () => {
  const { call, typesSent } = clientThatHears([])
  await call('offices')
  await call('cities')
  await call('listing', { params: { id: 7 } })
  expect(typesSent()).toEqual(['application/json', null, null])
})

test('an answer is completed before pages read it', async () => {
  const { call } = clientThatHears(null)
  expect(await call('covers')).toEqual([])
})

test('keys are in camelCase, except those of the project details', async () => {
  const { call } = clientThatHears({ noc_number: 1 })
  expect(await call('listing', { params: { id: 7 } })).toEqual({ nocNumber: 1 })
  expect(await call('projectDetails', { params: { id: 7 } })).toEqual({ noc_number: 1 })
})
