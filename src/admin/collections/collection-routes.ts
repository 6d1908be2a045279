import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { adminRoute } from '../shell/routes.ts'
import { onlyWith } from '../systems.ts'
import { callsOf } from './collection-calls.ts'
import type { RecordOf } from './content-details.ts'
import type { DeclaredType } from './declare-content-type.ts'
import { listSearch } from './list-search.ts'
import { loadRecord } from './load-record.ts'

/** What the loaders give the screens. */
export type LoadedList = Awaited<ReturnType<typeof loadList>>
export type LoadedForm = Awaited<ReturnType<typeof loadForm>>

/** The addresses of a collection: its list, and the form of one below it. */
export function collectionRoutes<const Path extends string>(type: DeclaredType<Path>) {
  const { path, collection } = type
  const beforeLoad = onlyWith(collection.system)
  const list = createRoute({
    getParentRoute: () => adminRoute,
    path,
    beforeLoad,
    validateSearch: listSearch,
    loader: ({ abortController: { signal } }) => loadList(type, signal),
    component: lazyRouteComponent(() => import('./list-screen.tsx'), 'ListScreen'),
  })
  const form = createRoute({
    getParentRoute: () => adminRoute,
    path: `${path}/$id`,
    beforeLoad,
    loader: ({ params, abortController: { signal } }) => loadForm(type, params, signal),
    component: lazyRouteComponent(() => import('./form-screen.tsx'), 'FormScreen'),
  })
  return [list, form] as const
}

async function loadList(type: DeclaredType, signal: AbortSignal) {
  const [list, details] = await Promise.all([callsOf(type.collection).list(signal), type.loadDetails()])
  return { type, list, details }
}

async function loadForm(type: DeclaredType, params: { id?: string }, signal: AbortSignal) {
  const { show } = callsOf(type.collection)
  const [record, details] = await Promise.all([
    loadRecord<RecordOf>(params, (id) => show(id, signal)),
    type.loadDetails(),
    type.loadForForm?.(),
  ])
  return { type, record, details }
}
