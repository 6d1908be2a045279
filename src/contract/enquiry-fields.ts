import type { FormField, FormFields } from './form.ts'
import { email, numericPhone, phoneNumber, phoneNumberLength, required } from './validation.ts'

const person = {
  name: { rules: [required], max: 100 },
  email: { rules: [required, email], max: 254 },
  phone: { rules: [required, numericPhone, phoneNumber], max: phoneNumberLength.max },
} satisfies FormFields

/** The inquiry modal's form: specification sections 3 and 5; a place is free text (decision 7). */
export const inquiryFields = {
  ...person,
  client_Location: { rules: [required], max: 200 },
  inquiry: { rules: [required], max: 2000, multiline: true },
} satisfies FormFields

const message: FormField = { rules: [], max: 2000, multiline: true }

/** The detail-request form on a listing; the listing itself is not typed. */
export const propertyInquiryFields = { ...person, message } satisfies FormFields
