/** The API described for machines: OpenAPI 3.1, made only of the contract's tables of endpoints. */
import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import { agency } from '#agency'
import type { AdminEndpoint } from '#contract/admin/endpoint.ts'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import { ApiError } from '#contract/api/api-errors.ts'
import type { Endpoint } from '#contract/api/endpoint.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import type { Systems } from '#contract/systems.ts'

type Schema = z.core.JSONSchema.BaseSchema

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
}

/** By media type. */
type Content = Readonly<Record<string, { schema: Schema }>>

export type Operation = {
  operationId: string
  summary: string
  description?: string
  parameters: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: { ApiError: Schema } }
}

/**
 * The documented operations: the public ones, and the specification's operations for staff. The others
 * belong to the admin app and change with it.
 */
const described: Readonly<Record<string, Endpoint & { access?: AdminEndpoint['access'] }>> = {
  ...endpoints,
  ...Object.fromEntries(
    Object.entries(adminEndpoints).filter(([, { path }]) => !path.startsWith('/api/admin/')),
  ),
}

/**
 * Describes the API at `publicUrl`, the scheme and host that clients call; without it, at the host it was
 * read from. Calls of systems that are off are left out.
 */
export function openApi(publicUrl: string | undefined, systems: Systems): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const [name, endpoint] of Object.entries(described)) {
    if (endpoint.system && !systems[endpoint.system]) continue
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${agency.name}: API`,
      version: '1',
      description: `Listings, projects, agents and inquiries of ${agency.name}. Prices are whole Pakistani rupees, times ISO 8601 in UTC. Responses to GET requests have an ETag: send it in If-None-Match to get 304 if nothing has changed.`,
    },
    servers: [{ url: publicUrl ?? '/' }],
    paths,
    components: { schemas: { ApiError: toJsonSchema(ApiError, 'output') } },
  }
}

function operation(name: string, endpoint: (typeof described)[string]): Operation {
  const isWrite = endpoint.method !== 'GET'
  const isForStaff = endpoint.access !== undefined
  const description = [endpoint.description, isForStaff && 'Requires staff sign-in.']
    .filter(Boolean)
    .join(' ')
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(description && { description }),
    parameters: [
      ...(endpoint.params ? parameters(endpoint.params, 'path') : []),
      ...(endpoint.query ? parameters(endpoint.query, 'query') : []),
      ...(isWrite && !endpoint.takesFile && !isForStaff ? [idempotencyKey] : []),
    ],
    ...((endpoint.body || endpoint.fileField) && {
      requestBody: { required: true, content: bodyContent(endpoint) },
    }),
    ...(endpoint.takesFile && { requestBody: { required: true, content: file } }),
    responses: {
      ...(endpoint.takesFile && {
        '200': {
          description: 'The file was stored earlier',
          content: content(toJsonSchema(endpoint.answer, 'output')),
        },
      }),
      [isWrite && !isForStaff ? '201' : '200']: {
        description: isWrite ? 'Stored' : 'OK',
        content: content(toJsonSchema(endpoint.answer, 'output')),
      },
      ...(isWrite ? {} : { '304': { description: 'Not modified since the ETag in If-None-Match' } }),
      ...Object.fromEntries([...endpoint.errors, 500].map((status) => [String(status), failure(status)])),
    },
  }
}

function bodyContent({ body, fileField, form }: Endpoint): Content {
  const schema: Schema = body ? toJsonSchema(body, 'input') : { type: 'object' }
  if (form) return { 'multipart/form-data': { schema: withFiles(schema, form) } }
  if (fileField === undefined) return content(schema)
  const properties = { ...schema.properties, [fileField]: { type: 'string' as const, format: 'binary' } }
  return { 'multipart/form-data': { schema: { ...schema, properties } } }
}

/** In a field for files each value is a file or the address of one. */
function withFiles(schema: Schema, form: NonNullable<Endpoint['form']>): Schema {
  const properties = { ...schema.properties }
  for (const [name, kinds] of Object.entries(form)) {
    const list = properties[name]
    if (kinds.length === 0 || typeof list !== 'object') continue
    const isFile = { type: 'string' as const, format: 'binary', description: kinds.join(' or ') }
    properties[name] = { ...list, items: { anyOf: [isFile, { type: 'string' }] } }
  }
  return { ...schema, properties }
}

const file: Content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating a request with the same key and body stores it once and returns the first response',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): Parameter[] {
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input')
  return Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property === 'boolean') return []
    const { description, ...rest } = property
    const isRequired = place === 'path' || required.includes(name)
    return [{ name, in: place, required: isRequired, ...(description && { description }), schema: rest }]
  })
}

function failure(status: number) {
  return {
    description: STATUS_CODES[status] ?? 'Error',
    content: content({ $ref: '#/components/schemas/ApiError' }),
  }
}

function content(schema: Schema): Content {
  return { 'application/json': { schema } }
}

/** The schema of what a client sends (`input`) or reads (`output`). */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => dropSafeBounds(jsonSchema),
  })
  return rest
}

/** Drops the bounds of JavaScript's safe integers, which tell a reader nothing. */
function dropSafeBounds(schema: Schema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}
