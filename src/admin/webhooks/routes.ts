import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deliveryStates } from '#contract/admin/webhooks.ts'
import { call } from '../call.ts'
import { collectionRoutes } from '../collections/collection-routes.ts'
import { parsePage } from '../components/parse-page.ts'
import { adminRoute } from '../shell/routes.ts'
import { onlyWith } from '../switched-off.ts'
import { webhookCollection } from './collection.ts'

const beforeLoad = onlyWith('push')

const deliveries = createRoute({
  getParentRoute: () => adminRoute,
  beforeLoad,
  path: '/deliveries',
  validateSearch: ({ page, state, webhook: of }: Record<string, unknown>) => {
    const known = deliveryStates.find((one) => one === state)
    const id = Number(of)
    return {
      page: parsePage(page),
      ...(known && { state: known }),
      ...(Number.isSafeInteger(id) && id > 0 && { webhook: id }),
    }
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, abortController: { signal } }) => {
    const [found, { data: webhooks }] = await Promise.all([
      call('deliveries', { query: deps, signal }),
      call('listWebhooks', { signal }),
    ])
    return { ...found, webhooks }
  },
  component: lazyRouteComponent(() => import('./deliveries-screen.tsx'), 'DeliveriesScreen'),
})

const delivery = createRoute({
  getParentRoute: () => adminRoute,
  beforeLoad,
  path: '/deliveries/$delivery',
  loader: ({ params, abortController: { signal } }) => call('delivery', { params, signal }),
  component: lazyRouteComponent(() => import('./delivery-screen.tsx'), 'DeliveryScreen'),
})

export const webhookRoutes = [...collectionRoutes(webhookCollection), deliveries, delivery] as const
