import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { adminRoute } from '../shell/routes.ts'
import { onlyWith } from '../switched-off.ts'
import type { AdminCollection } from './admin-collection.ts'
import { listSearch } from './list-search.ts'
import { loadForm, loadList } from './load-collection.ts'

/** The addresses of a collection: its list, and the form of one below it. */
export function collectionRoutes<const Path extends string>(collection: AdminCollection<Path>) {
  const { path, contract } = collection
  const beforeLoad = onlyWith(contract.system)
  const list = createRoute({
    getParentRoute: () => adminRoute,
    path,
    beforeLoad,
    validateSearch: listSearch,
    loader: ({ abortController: { signal } }) => loadList(collection, signal),
    component: lazyRouteComponent(() => import('./list-screen.tsx'), 'ListScreen'),
  })
  const form = createRoute({
    getParentRoute: () => adminRoute,
    path: `${path}/$id`,
    beforeLoad,
    loader: ({ params, abortController: { signal } }) => loadForm(collection, params, signal),
    component: lazyRouteComponent(() => import('./form-screen.tsx'), 'FormScreen'),
  })
  return [list, form] as const
}
