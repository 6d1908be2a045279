import type { RequestKind } from '#contract/leads/next-steps.ts'
import { formParts } from '#messages/site.ts'

/** The forms that lead here, by their id. */
const kinds: Readonly<Record<string, RequestKind>> = {
  inquiry: 'inquiry',
  'property-inquiry': 'property_inquiry',
  'project-inquiry': 'project_inquiry',
  feedback: 'contact',
  'get-in-touch': 'get_in_touch',
  franchise: 'franchise',
  valuation: 'valuation',
  wanted: 'wanted',
  viewing: 'viewing',
  'job-application': 'job_application',
}

/** The thanks for a form that was just sent; undefined for an address that names none. */
export function thanksFor(form: string | undefined): string | undefined {
  const kind = form !== undefined && Object.hasOwn(kinds, form) ? kinds[form] : undefined
  return kind && formParts.received[kind]
}
