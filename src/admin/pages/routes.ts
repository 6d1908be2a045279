import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { pageNames } from '#contract/content/pages.ts'
import { call } from '../call.ts'
import { adminRoute } from '../shell/routes.ts'

const pages = createRoute({
  getParentRoute: () => adminRoute,
  path: '/pages',
  loader: ({ abortController: { signal } }) => call('listPages', { signal }),
  component: lazyRouteComponent(() => import('./pages-screen.tsx'), 'PagesScreen'),
})
const page = createRoute({
  getParentRoute: () => adminRoute,
  path: '/pages/$name',
  loader: async ({ params, abortController: { signal } }) => {
    const name = pageNames.find((one) => one === params.name)
    if (!name) throw notFound()
    return (await call('showPageForStaff', { params: { name }, signal })).data
  },
  component: lazyRouteComponent(() => import('./page-screen.tsx'), 'PageScreen'),
})

export const pageRoutes = [pages, page] as const
