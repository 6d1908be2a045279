import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { pageNames } from '#contract/pages.ts'
import { call } from '../call.ts'
import { office } from '../shell/routes.ts'

const pages = createRoute({
  getParentRoute: () => office,
  path: '/pages',
  loader: ({ abortController: { signal } }) => call('listPages', { signal }),
  component: lazyRouteComponent(() => import('./pages-screen.tsx'), 'PagesScreen'),
})
const page = createRoute({
  getParentRoute: () => office,
  path: '/pages/$name',
  loader: async ({ params, abortController: { signal } }) => {
    const name = pageNames.find((one) => one === params.name)
    if (!name) throw notFound()
    return (await call('showKeptPage', { params: { name }, signal })).data
  },
  component: lazyRouteComponent(() => import('./page-screen.tsx'), 'PageScreen'),
})

export const pageRoutes = [pages, page] as const
