/** The client as the admin app has it. Failures say what the server said: staff can act on it. */
import { type AdminCall, adminEndpoints } from '#contract/admin/endpoints.ts'
import { ApiError, type FieldMessages } from '#contract/api/api-errors.ts'
import { adminShell as t } from '#messages/admin.ts'
import * as client from '#ui/api-client.ts'
import { fetchInTime } from '#ui/fetch-in-time.ts'

export type AdminInput<Name extends AdminCall> = client.CallInput<(typeof adminEndpoints)[Name]>
export type Answer<Name extends AdminCall> = client.Answer<(typeof adminEndpoints)[Name]>

/** A call that failed: `status` 0 when the server could not be reached. */
export class AdminCallError extends Error {
  override name = 'AdminCallError'
  readonly status: number
  /** Messages by field, as they stand on the wire. */
  readonly fields: FieldMessages

  constructor(status: number, message: string, fields: FieldMessages = {}) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

const unreachable = t.unreachable
const unexplained = t.unexplained

/** @throws AdminCallError */
export const call = client.createCall<typeof adminEndpoints>({
  routeOf: (name) => adminEndpoints[name],
  // A file may take as long as it takes.
  send: ({ target, request }) =>
    request.body instanceof Blob
      ? fetch(target, request).then(client.readReply)
      : fetchInTime(target, request, client.readReply),
  bodyOf: ({ form, takesFile }, fields, file) => {
    if (form) return toFormData(fields)
    // Windows calls a CSV something else.
    return takesFile ? file?.slice(0, file.size, 'text/csv') : undefined
  },
  errorOf: ({ status, body }) => {
    if (status === 0) return new AdminCallError(0, unreachable)
    const error = ApiError.safeParse(body).data?.error
    return new AdminCallError(status, error?.message ?? unexplained, error?.fields)
  },
})

/** A list is its field several times; what is not said is left out. */
function toFormData(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) form.append(name, String(one))
  }
  return form
}
