import { useRouter } from '@tanstack/react-router'
import type { ListingStatus } from '#contract/listings/property.ts'
import { listingTable as t } from '#messages/admin.ts'
import { groupedBy } from '#ui/grouped-by.ts'
import { AdminCallError, type Answer, call } from '../call.ts'
import { notify, notifyFailure } from '../components/toasts.ts'
import { useChunks } from '../components/use-chunks.ts'
import { type ListAddress, listFilters } from './list-address.ts'

export type ListingChange =
  | { action: 'status'; status: ListingStatus }
  | { action: 'agent'; agent_id: number | null }
  | { action: 'confirm' }

/** These listings, or all `total` that the filters of an address find. */
export type ChangedListings = { ids: number[] } | { address: ListAddress; total: number }

type Done = Pick<Answer<'changeListings'>['data'], 'changed' | 'refused' | 'undo'>

/** Runs one action on many listings, shows the result, and offers Undo. */
export function useListingChanges(onDone: () => void = () => {}) {
  const router = useRouter()
  const { progress, run } = useChunks()

  async function change(to: ListingChange, which: ChangedListings, doneText: (count: number) => string) {
    const { answers, failure } = 'ids' in which ? await these(to, which.ids) : await found(to, which)
    onDone()
    await router.invalidate()
    const changed = answers.reduce((sum, answer) => sum + answer.changed.length, 0)
    const undos = answers.flatMap(({ undo }) => undo ?? [])
    const refused = answers.flatMap((answer) => answer.refused)
    if (undos.length > 0) notify(doneText(changed), () => takeBack(undos))
    if (refused.length > 0)
      notifyFailure(t.notChanged({ count: refused.length, reasons: refusalReasons(refused) }))
    if (failure !== undefined) notifyFailure(failureMessage(failure))
  }

  async function these(to: ListingChange, ids: number[]): Promise<{ answers: Done[]; failure?: unknown }> {
    try {
      return { answers: [(await call('changeListings', { body: { ...to, ids } })).data] }
    } catch (failure) {
      return { answers: [], failure }
    }
  }

  function found(to: ListingChange, { address, total }: { address: ListAddress; total: number }) {
    const query = listFilters(address)
    return run(total, async (next) => {
      const { data } = await call('changeFoundListings', { query, body: { ...to, ...next } })
      return data
    })
  }

  async function takeBack(changes: readonly string[]) {
    const refused: Done['refused'] = []
    for (const change of changes) {
      const { data } = await call('undoListings', { params: { change } })
      refused.push(...data.refused)
    }
    await router.invalidate()
    if (refused.length > 0)
      notifyFailure(t.notRestored({ count: refused.length, reasons: refusalReasons(refused) }))
    else notify(t.undone)
  }

  return { change, progress }
}

function failureMessage(failure: unknown): string {
  if (failure instanceof AdminCallError) return failure.message
  throw failure
}

/** Each reason once, with the listings that it holds for, as far as there is room. */
function refusalReasons(refused: Done['refused']): string {
  const byReason = groupedBy(refused, ({ reason }) => reason)
  return Array.from(byReason, ([reason, of]) => {
    const ids = of.slice(0, 3).map(({ id }) => id)
    return `${reason} (${ids.join(', ')}${of.length > ids.length ? ', …' : ''})`
  })
    .slice(0, 3)
    .join(' ')
}
