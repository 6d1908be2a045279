/** What the screens of a collection are given: what is loaded from the server, and what they show of it. */
import type { AdminCollection } from './admin-collection.ts'
import { collectionApi } from './collection-calls.ts'
import type { RecordOf } from './collection-details.ts'
import { loadRecord } from './load-record.ts'

export type LoadedList = Awaited<ReturnType<typeof loadList>>
export type LoadedForm = Awaited<ReturnType<typeof loadForm>>

export async function loadList(collection: AdminCollection, signal: AbortSignal) {
  const { list: load } = collectionApi(collection.contract)
  const [list, details] = await Promise.all([load(signal), collection.loadDetails()])
  return { collection, list, details }
}

export async function loadForm(collection: AdminCollection, params: { id?: string }, signal: AbortSignal) {
  const { show } = collectionApi(collection.contract)
  const [record, details] = await Promise.all([
    loadRecord<RecordOf>(params, (id) => show(id, signal)),
    collection.loadDetails(),
    collection.loadForForm?.(),
  ])
  return { collection, record, details }
}
