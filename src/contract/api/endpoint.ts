/** What the tables of calls are written in. */
import { z } from 'zod'
import type { FileKind } from '../files/upload-types.ts'
import { isReference } from '../leads/reference.ts'
import type { SystemName } from '../systems.ts'

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT'
  /** Hono's form: `/api/listings/:id` */
  path: string
  summary: string
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
   * The body is a form (multipart/form-data) in which these fields may come several times and carry files of these
   * kinds; each file is stored and stands as its address in `body`.
   */
  form?: Readonly<Record<string, readonly FileKind[]>>
  /** The answer is a file of this type, streamed; `answer` says how one piece of it reads. */
  sends?: string
  answer: z.ZodType
  /** The keys of the answer stay as they are on the wire (S4.1). */
  keepsKeys?: true
  /** A GET of it says that it is JSON (S7.2). */
  saysJson?: true
  /** What this site says of itself: this server answers it where the API's other host cannot (`routes.ts`). */
  ofSite?: true
  /** Statuses of the error envelope that the call may answer, beside 500. */
  errors: readonly number[]
  /** Each of them needs a challenge that was solved (`FormSigns`), unless a page takes it without JavaScript. */
  challenged?: true
  /** Whose call it is: where that system is off, there is nothing at its address. */
  system?: SystemName
  /** What the agency says of itself: another host may answer it (setting AGENCY_API_BASE). */
  ofAgency?: true
}

export const id = z.coerce.number<string>().int().positive().max(2_147_483_647)
export const reference = z.string().refine(isReference)

/** What a call with a body may be answered; 403 when a browser sends it from another site. */
export const bodyErrors = [400, 403, 413, 415, 422] as const

/** A form may besides have come too often. Whatever lists 429 is guarded so (`FormSigns`). */
export const formErrors = [...bodyErrors, 429] as const
