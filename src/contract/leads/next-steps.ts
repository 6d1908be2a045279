import { nextSteps as t } from '#messages/common.ts'
import type { LeadKind } from './leads.ts'

export type RequestKind = LeadKind | 'job_application'

/**
 * What happens once a form has been received, step by step: beside the form, in its thanks and in the visitor's mail.
 */
export function nextSteps(kind: RequestKind): readonly string[] {
  return Object.values(t[kind])
}
