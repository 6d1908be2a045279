import { validationMessages } from '#messages/common.ts'
import type { FormField, FormFields } from '../forms/form.ts'
import { amount, atMost, positive, wholeNumber } from '../forms/number-rules.ts'
import { email, numericPhone, oneOf, phoneNumber, place, required } from '../forms/validation.ts'
import { propertyTypes, sizeUnits, subtypes } from '../listings/property.ts'
import { readCallTime } from './call-time.ts'

/** @returns the error of a callback time; an empty one is valid */
function callTime(text: string): string | undefined {
  return text === '' || readCallTime(text) ? undefined : validationMessages.text
}

const person = {
  name: { rules: [required], max: 100 },
  email: { rules: [required, email], max: 254 },
  phone: { rules: [required, numericPhone, phoneNumber], max: 40 },
} satisfies FormFields

/** A phone number is enough (D38). */
const contact = { ...person, email: { ...person.email, rules: [email] } } satisfies FormFields

const message: FormField = { rules: [], max: 2000, multiline: true }
const amountOfMoney: FormField = { rules: [amount], max: 40 }
const demanded: FormField = { ...message, rules: [required] }

/** The inquiry modal's form: S3.1, S5.1; a place is free text (D7). */
export const inquiryFields = {
  ...person,
  client_Location: { rules: [required], max: 200 },
  inquiry: demanded,
} satisfies FormFields

/** The request for the details of a listing or a project, which is not typed. */
export const detailRequestFields = { ...contact, message } satisfies FormFields

/** A ticked box is sent as this word, an empty one as nothing. */
export const ticked = 'yes'

/** The question about a project, which may ask for its brochure as well. */
export const projectInquiryFields = {
  ...detailRequestFields,
  brochure: { rules: [oneOf([ticked])], max: ticked.length },
} satisfies FormFields

/** The buyer of a unit, who gets a code by email; the unit is not typed. */
export const bookingFields = { ...person } satisfies FormFields

/** Feedback on the contact page. */
export const feedbackFields = { ...contact, feedback: demanded } satisfies FormFields

/** A request to be called back; visitors abroad may choose when. */
export const getInTouchFields = {
  name: person.name,
  phone: person.phone,
  best_time: { rules: [callTime], max: 80 },
} satisfies FormFields

/** The franchise enquiry; its places follow the rule for places (D27). */
export const franchiseFields = {
  first_name: contact.name,
  email: contact.email,
  phone: contact.phone,
  city: { rules: [required, place], max: 100 },
  city_location: { rules: [place], max: 200 },
  reference: { rules: [], max: 200 },
  message,
  qrcode: { rules: [], max: 200 },
} satisfies FormFields

export const valuationPurposes = ['sell', 'rent'] as const

/** The instant valuation. `type` is a type group, `area` free text: many areas have digits in their names. */
export const valuationFields = {
  purpose: { rules: [required, oneOf(valuationPurposes)], max: 10 },
  city: { rules: [required, place], max: 100 },
  area: { rules: [required], max: 200 },
  type: { rules: [required, oneOf(propertyTypes)], max: 20 },
  size: { rules: [required, positive], max: 20 },
  size_unit: { rules: [required, oneOf(sizeUnits)], max: 10 },
  beds: { rules: [wholeNumber, atMost(99)], max: 10 },
  ...contact,
  estimate: { rules: [], max: 300 },
} satisfies FormFields

/** The initial values of the valuation form. */
export const valuationDefaults = { purpose: 'sell', type: 'residential', size_unit: 'marla' } as const

export const wantedPurposes = ['Sale', 'Rent'] as const

/** The fields of the wanted-property form; its lists of areas are in `Wanted`. Prices are whole PKR. */
export const wantedFields = {
  purpose: { rules: [required, oneOf(wantedPurposes)], max: 10 },
  type: { rules: [required, oneOf(propertyTypes)], max: 20 },
  subtype: { rules: [oneOf(subtypes)], max: 20 },
  city: { rules: [required, place], max: 100 },
  areaName: { rules: [place], max: 200 },
  size: { rules: [positive], max: 20 },
  sizeUnit: { rules: [required, oneOf(sizeUnits)], max: 10 },
  minPrice: amountOfMoney,
  maxPrice: amountOfMoney,
  description: message,
  fullname: person.name,
  phone: person.phone,
} satisfies FormFields

/** The initial values of the wanted-property form (S3.1). */
export const wantedDefaults = { purpose: 'Sale', type: 'residential', sizeUnit: 'sqft' } as const

/** The application for a job; the job and the CV are not typed. The salary is PKR a month. */
export const applicationFields = {
  ...contact,
  city: { rules: [required, place], max: 100 },
  experience: { rules: [required], max: 200 },
  expected_salary: amountOfMoney,
  cover_note: message,
} satisfies FormFields
