import { type Answer, call } from '../call.ts'

export type LeadDetail = Answer<'lead'>['data']

/** Does something about the lead, shows it anew and tells so; with `undo` it can be taken back. */
export type Act = (
  work: () => Promise<unknown>,
  done: string,
  undo?: () => Promise<unknown>,
) => Promise<boolean>
/** Takes back what one did last to a lead. */
export const takeBack = (lead: number) => () => call('undoLeads', { body: { ids: [lead] } })
