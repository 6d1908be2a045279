import { z } from 'zod'
import { inquiryFields, propertyInquiryFields } from './enquiry-fields.ts'
import { type FormField, fieldError, tidyField } from './form.ts'
import { defaultPropertyMessage, invalidId, validationMessages } from './messages.ts'

/** A form field as it comes over the wire: tidied, then judged by the same rules as in the browser. */
function formText(field: FormField) {
  return z
    .string({
      error: ({ input }) => (input === undefined ? validationMessages.required : validationMessages.text),
    })
    .overwrite((typed) => tidyField(field, typed))
    .superRefine((value, context) => {
      const message = fieldError(field, value)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .meta({ maxLength: field.max })
}

/** `POST /api/inquiry`: the header's inquiry form (specification sections 3 and 5). */
export const Inquiry = z.object({
  name: formText(inquiryFields.name),
  email: formText(inquiryFields.email),
  phone: formText(inquiryFields.phone),
  client_Location: formText(inquiryFields.client_Location),
  inquiry: formText(inquiryFields.inquiry),
})
export type Inquiry = z.infer<typeof Inquiry>

/** `POST /api/inquiry/property`: the detail request of a listing. `message` may be left out. */
export const PropertyInquiry = z.object({
  property_id: z.coerce
    .number({ error: invalidId })
    .int({ error: invalidId })
    .positive({ error: invalidId })
    .max(2_147_483_647, { error: invalidId }),
  name: formText(propertyInquiryFields.name),
  email: formText(propertyInquiryFields.email),
  phone: formText(propertyInquiryFields.phone),
  message: formText(propertyInquiryFields.message)
    .default('')
    .overwrite((message) => message || defaultPropertyMessage),
})
export type PropertyInquiry = z.infer<typeof PropertyInquiry>

/** The answer to every stored enquiry (201): the number the visitor may quote, such as 'AG-7K3M-9QXD'. */
export const LeadReceipt = z.object({ data: z.object({ reference: z.string() }) })
export type LeadReceipt = z.infer<typeof LeadReceipt>
