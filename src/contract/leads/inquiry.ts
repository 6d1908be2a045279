import { z } from 'zod'
import { inquiryModal } from '#messages/common.ts'
import { formChoice, formNumber, formText, optionalRowId, optionalText, rowId } from '../forms/form-schema.ts'
import { propertyTypes, sizeUnits } from '../listings/property.ts'
import {
  detailRequestFields,
  feedbackFields,
  franchiseFields,
  getInTouchFields,
  inquiryFields,
  projectInquiryFields,
  valuationDefaults,
  valuationFields,
  valuationPurposes,
} from './inquiry-fields.ts'

/** `POST /api/inquiry`: the header's inquiry form (S3.1, S5.1). */
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
  property_id: rowId,
  name: formText(detailRequestFields.name),
  email: optionalText(detailRequestFields.email),
  phone: formText(detailRequestFields.phone),
  message: optionalText(detailRequestFields.message).overwrite(
    (message) => message || inquiryModal.defaultMessage,
  ),
})
export type PropertyInquiry = z.infer<typeof PropertyInquiry>

/** `POST /api/inquiry/project`: a question about a project. `message` may be left out. */
export const ProjectInquiry = z.object({
  project_id: rowId,
  name: formText(projectInquiryFields.name),
  email: optionalText(projectInquiryFields.email),
  phone: formText(projectInquiryFields.phone),
  message: optionalText(projectInquiryFields.message),
  brochure: optionalText(projectInquiryFields.brochure).describe('`yes` to request the brochure'),
})
export type ProjectInquiry = z.infer<typeof ProjectInquiry>

/** `POST /api/contact`: feedback. */
export const Feedback = z.object({
  name: formText(feedbackFields.name),
  email: optionalText(feedbackFields.email),
  phone: formText(feedbackFields.phone),
  feedback: formText(feedbackFields.feedback),
})
export type Feedback = z.infer<typeof Feedback>

/** `POST /api/getInTouch/addGetInTouch`: a request to be called back. */
export const GetInTouch = z.object({
  name: formText(getInTouchFields.name),
  phone: formText(getInTouchFields.phone),
  best_time: formText(getInTouchFields.best_time)
    .optional()
    .describe(
      'When to call: a time in UTC and the visitor’s time zone, such as 2026-11-27T04:00:00Z America/Toronto',
    ),
})
export type GetInTouch = z.infer<typeof GetInTouch>

/** `POST /api/franchise/addFranchise`: a franchise enquiry. */
export const FranchiseEnquiry = z.object({
  first_name: formText(franchiseFields.first_name),
  email: optionalText(franchiseFields.email),
  phone: formText(franchiseFields.phone),
  city: formText(franchiseFields.city),
  city_location: optionalText(franchiseFields.city_location),
  reference: optionalText(franchiseFields.reference),
  message: optionalText(franchiseFields.message),
  qrcode: optionalText(franchiseFields.qrcode),
})
export type FranchiseEnquiry = z.infer<typeof FranchiseEnquiry>

/** `POST /api/valuation`: what a home may be worth. `area_id` is known when the area was chosen from the list. */
export const Valuation = z.object({
  purpose: formChoice(valuationPurposes, valuationDefaults.purpose),
  city: formText(valuationFields.city),
  area: formText(valuationFields.area),
  area_id: optionalRowId,
  type: formChoice(propertyTypes, valuationDefaults.type),
  size: formNumber(valuationFields.size),
  size_unit: formChoice(sizeUnits, valuationDefaults.size_unit),
  beds: formNumber(valuationFields.beds),
  name: formText(valuationFields.name),
  email: optionalText(valuationFields.email),
  phone: formText(valuationFields.phone),
  estimate: optionalText(valuationFields.estimate).describe(
    'The query of GET /api/estimates that the visitor used; the server repeats it and stores the result with the request',
  ),
})
export type Valuation = z.infer<typeof Valuation>

/** The answer to every stored enquiry (201): the number the visitor may quote, such as 'AG-7K3M-9QXD'. */
export const LeadReceipt = z.object({ data: z.object({ reference: z.string() }) })
export type LeadReceipt = z.infer<typeof LeadReceipt>
