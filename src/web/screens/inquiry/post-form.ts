/** A form that was posted without JavaScript, sent on to the API in its visitor's name. */
import { inquiryFields, propertyInquiryFields } from '#contract/enquiry-fields.ts'
import type { FormFields } from '#contract/form.ts'
import { failureToast, type ToastFeature } from '#contract/messages.ts'
import { parsePropertyId } from '#contract/validation.ts'
import { CallError, call } from '../../api.ts'

export type PostedForm = {
  values: Record<string, string>
  errors: Record<string, string>
  /** What went wrong as a whole. */
  problem?: string
  /** The listing whose details were asked for. */
  propertyId?: number
}

/**
 * Reads the posted fields and calls the API: the property inquiry when a `property_id` came along, else the
 * general one. Gives the lead's reference, or what was typed with what is wrong.
 */
export async function postForm(request: Request): Promise<{ reference: string } | PostedForm> {
  const form = await request.formData()
  const propertyId = text(form, 'property_id')
  const values = propertyId ? texts(form, propertyInquiryFields) : texts(form, inquiryFields)
  try {
    return { reference: await send(form, propertyId) }
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown
    const { error, fields } = thrown.failure
    const feature: ToastFeature = propertyId ? 'propertyInquiry' : 'inquiry'
    const listing = parsePropertyId(propertyId)
    const problem = failureToast(feature, error)
    return { values, errors: fields, problem, ...(listing && { propertyId: listing }) }
  }
}

async function send(form: FormData, propertyId: string): Promise<string> {
  const person = { name: text(form, 'name'), email: text(form, 'email'), phone: text(form, 'phone') }
  const answer = propertyId
    ? await call('propertyInquiry', {
        body: { ...person, property_id: propertyId, message: text(form, 'message') },
      })
    : await call('inquiry', {
        body: { ...person, client_Location: text(form, 'client_Location'), inquiry: text(form, 'inquiry') },
      })
  return answer.data.reference
}

function texts(form: FormData, fields: FormFields): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, text(form, name)]))
}

/** A file where a text belongs counts as nothing. */
function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
