/** How a POST of the contract is answered: its body checked, its key read, 201 with the answer. */

import type { Hono } from 'hono'
import type { z } from 'zod'
import { errorStatuses } from '#contract/api/api-errors.ts'
import type { Endpoint } from '#contract/api/endpoint.ts'
import { type EndpointName, endpoints, type WireAnswer } from '#contract/api/endpoints.ts'
import { fieldMessages } from '#contract/api/issues.ts'
import { Invalid, NotFound } from '#domain/errors.ts'
import { incomingFolder } from '#domain/files/index.ts'
import type { IdempotencyKey } from '#domain/idempotency/index.ts'
import type { Sender } from '#domain/spam-protection/index.ts'
import { apiErrors, requestErrors } from '#messages/server.ts'
import { traced } from '#tracing/steps.ts'
import { withBody } from './body/read-body.ts'
import type { ApiContext } from './context.ts'
import { callStep, withoutTrailingSlash } from './read.ts'
import { addressHeader, readSender } from './sender.ts'

type Bodies = {
  [Name in EndpointName as (typeof endpoints)[Name] extends { body: z.ZodType }
    ? Name
    : never]: (typeof endpoints)[Name] extends { body: infer Schema extends z.ZodType } ? Schema : never
}
type WriteName = keyof Bodies

type Params<Name extends WriteName> = (typeof endpoints)[Name] extends {
  params: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : undefined

export type WriteInput<Name extends WriteName> = {
  params: Params<Name>
  body: z.output<Bodies[Name]>
  /** What came in the file field of the form, when the endpoint has one. */
  file: Blob | undefined
  sender: Sender
  /** Present when the sender gave the request a key: the same key twice is stored once. */
  once: IdempotencyKey | undefined
}

type WriteParts = Pick<ApiContext, 'config' | 'guard'>

export function mountWrite<Name extends WriteName>(
  app: Hono,
  parts: WriteParts,
  name: Name,
  store: (input: WriteInput<Name>) => Promise<WireAnswer<Name>>,
): void {
  const endpoint: Endpoint = endpoints[name]
  const { bodyLimitBytes, dataDir } = parts.config
  const limits = { limitBytes: bodyLimitBytes, folder: incomingFolder(dataDir) }
  app.post(withoutTrailingSlash(endpoint.path), async ({ req }) => {
    const key = readKey(req.header('idempotency-key'))
    const params = readParams<Name>(endpoint, req.param())
    if (endpoint.fileField) await parts.guard.admitBody(req.header(addressHeader))
    const answer = await traced(callStep(name, endpoint.path), () =>
      withBody(endpoint, req.raw, limits, async ({ fields, file }) => {
        const body = checked<Name>(endpoint, fields)
        const sender = readSender(req.raw, fields)
        const each = endpoint.challenged ? 'challenged' : undefined
        if (endpoint.errors.includes(errorStatuses.rate_limited)) await parts.guard.admit(sender, each)
        const once = key === undefined ? undefined : { path: endpoint.path, key, body }
        return store({ params, body, file, sender, once })
      }),
    )
    return Response.json(answer, { status: 201, headers: { 'cache-control': 'no-store' } })
  })
}

/** The schema gives what `Bodies` reads off it; TypeScript cannot follow that through the table of endpoints. */
function checked<Name extends WriteName>({ body: schema }: Endpoint, sent: object): z.output<Bodies[Name]> {
  const result = schema?.safeParse(sent)
  if (!result?.success) throw new Invalid(fieldMessages(result?.error.issues ?? [], sent))
  return result.data as z.output<Bodies[Name]>
}

/** The same holds for these. */
function readParams<Name extends WriteName>({ params: schema }: Endpoint, raw: object): Params<Name> {
  const result = schema?.safeParse(raw)
  if (result && !result.success) throw new NotFound(requestErrors.notFound)
  return result?.data as Params<Name>
}

/** A key is 1 to 200 visible ASCII characters, such as a UUID. */
function readKey(key: string | undefined): string | undefined {
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Invalid({ 'Idempotency-Key': apiErrors.keyForm })
  }
  return key
}
