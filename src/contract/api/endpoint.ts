/** The types that the tables of calls are written with. */
import { z } from 'zod'
import type { FileKind } from '../files/upload-types.ts'
import { isReference } from '../leads/reference.ts'
import type { SystemName } from '../systems.ts'

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT'
  /** Hono's form: `/api/listings/:id` */
  path: string
  /** A few words that begin with a verb, without a full stop: 'List cities' */
  summary: string
  /** Details for the reader of the API's documentation, in whole sentences. */
  description?: string
  params?: z.ZodType
  query?: z.ZodType
  /** Other names of keys of the query; the key itself wins. */
  queryAliases?: Readonly<Record<string, string>>
  body?: z.ZodType
  /** The body is a file, sent as it is; the same file twice is answered with 200. */
  takesFile?: true
  /** The body is a form with a file in this field (multipart/form-data), beside the fields of `body`. */
  fileField?: string
  /**
   * The body is a form (multipart/form-data) in which these fields may be repeated and carry files of these
   * kinds; each file is stored and replaced by its address in `body`.
   */
  form?: Readonly<Record<string, readonly FileKind[]>>
  /** The answer is a file of this type, streamed; `answer` is the schema of one piece of it. */
  sends?: string
  answer: z.ZodType
  /** The keys of the answer stay as they are on the wire (S4.1). */
  keepsKeys?: true
  /** A GET request carries a JSON content type (S7.2). */
  saysJson?: true
  /** This site's own content: this server answers it where the API's other host cannot (`routes.ts`). */
  ofSite?: true
  /** Statuses of the error envelope that the call may answer, beside 500. */
  errors: readonly number[]
  /** Every request needs a solved challenge (`FormSigns`), except from a page without JavaScript. */
  challenged?: true
  /** The system it belongs to: where that is off, its address is not found. */
  system?: SystemName
  /** The agency's own data: another host may answer it (setting AGENCY_API_BASE). */
  ofAgency?: true
}

export const id = z.coerce.number<string>().int().positive().max(2_147_483_647)
export const reference = z.string().refine(isReference)

/** Errors of every call with a body; 403 when a browser sends it from another site. */
export const bodyErrors = [400, 403, 413, 415, 422] as const

/** Errors of forms, which have a rate limit. Every call that lists 429 is guarded (`FormSigns`). */
export const formErrors = [...bodyErrors, 429] as const
