import type { ToastFeature } from '#contract/messages.ts'
import { successText } from '../../forms/success-text.ts'

/** The forms that lead here, by their id. */
const features: Readonly<Record<string, ToastFeature>> = {
  inquiry: 'inquiry',
  'property-inquiry': 'propertyInquiry',
  'project-inquiry': 'propertyInquiry',
  feedback: 'feedback',
  'get-in-touch': 'getInTouch',
  franchise: 'franchise',
  valuation: 'valuation',
  wanted: 'wanted',
  'job-application': 'jobApplication',
}

/** The thanks for a form that was just sent; undefined for an address that names none. */
export function thanksFor(form: string | undefined): string | undefined {
  const feature = form !== undefined && Object.hasOwn(features, form) ? features[form] : undefined
  return feature && successText(feature)
}
