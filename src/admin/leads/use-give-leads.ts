import { leadInbox as t } from '#messages/admin.ts'
import { AdminCallError, call } from '../call.ts'
import { notify, notifyFailure } from '../components/toasts.ts'
import { useChunks } from '../components/use-chunks.ts'
import type { Selection } from '../components/use-selection.ts'
import { useSending } from '../components/use-sending.ts'
import type { InboxSearch } from './inbox-search.ts'

type Filters = Omit<InboxSearch, 'page' | 'sort' | 'order'>

/** Gives the selected leads to an agent, or all `total` that the filters find, with the way back. */
export function useGiveLeads({
  selection,
  filters,
  total,
  again,
}: {
  selection: Selection
  filters: Filters
  total: number
  /** Reloads the list. */
  again: () => Promise<void>
}) {
  const { send, isSending, error } = useSending()
  const { progress, run } = useChunks()

  async function give(ownerId: number | null, name: string) {
    let changed: number[][] = []
    const isDone = await send(async () => {
      changed = selection.isAll ? await found(ownerId) : [await selected(ownerId)]
      await again()
    })
    if (!isDone) return
    selection.clear()
    const chunks = changed.filter(({ length }) => length > 0)
    const count = chunks.flat().length
    if (count === 0) notify(ownerId === null ? t.alreadyUnassigned : t.alreadyAssigned({ name }))
    else
      notify(ownerId === null ? t.unassignedToast({ count }) : t.assigned({ count, name }), () =>
        takeBack(chunks),
      )
  }

  async function selected(owner_id: number | null): Promise<number[]> {
    const ids = [...selection.chosen].map(Number)
    return [...(await call('assignLeads', { body: { ids, owner_id } })).data.changed]
  }

  async function found(owner_id: number | null): Promise<number[][]> {
    const { answers, failure } = await run(total, async (next) => {
      const body = { owner_id, ...next }
      return (await call('assignFoundLeads', { query: filters, body })).data
    })
    if (failure instanceof AdminCallError && answers.length > 0) notifyFailure(failure.message)
    else if (failure !== undefined) throw failure
    return answers.map((answer) => [...answer.changed])
  }

  async function takeBack(chunks: readonly number[][]) {
    for (const ids of chunks) await call('undoLeads', { body: { ids } })
    await again()
  }

  return { give, progress, isSending, error }
}
