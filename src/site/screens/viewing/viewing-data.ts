import { type Answer, call } from '#ui/api.ts'
import { orNotFound } from '../../or-not-found.ts'

export type Viewing = Answer<'viewing'>['data']

/** How far a viewing is; a forged link is the not-found page. */
export async function loadViewing(secret: string, signal: AbortSignal): Promise<Viewing> {
  return (await orNotFound(call('viewing', { params: { secret }, signal }))).data
}
