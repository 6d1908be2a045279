import { type Answer, call } from '../call.ts'

export type LeadDetail = Answer<'lead'>['data']

/** Runs an action on the lead, reloads it and shows a toast, with Undo when `undo` is given. */
export type Act = (
  work: () => Promise<unknown>,
  done: string,
  undo?: () => Promise<unknown>,
) => Promise<boolean>
/** Takes back what one did last to a lead. */
export const takeBack = (lead: number) => () => call('undoLeads', { body: { ids: [lead] } })
