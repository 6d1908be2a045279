/** What staff call the kinds, the states and the sources of leads. */
import { leadLabels as t } from '#messages/admin.ts'
import type { LeadKind, LeadSource, LeadStatus, LostReason } from '../leads/leads.ts'
import type { CallOutcome } from './leads.ts'

export const kindNames: Readonly<Record<LeadKind, string>> = t.kinds

export const statusNames: Readonly<Record<LeadStatus, string>> = t.statuses

export const sourceNames: Readonly<Record<LeadSource, string>> = t.sources

export const lostReasonNames: Readonly<Record<LostReason, string>> = t.lostReasons

export const callOutcomeNames: Readonly<Record<CallOutcome, string>> = t.callOutcomes

/** Who answers what is not for sales: leads of these kinds have no agent. */
export const deskNames: Readonly<Partial<Record<LeadKind, string>>> = t.desks
