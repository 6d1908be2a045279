import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { call } from '../call.ts'
import { listSearch } from '../collections/list-search.ts'
import { loadRecord } from '../collections/load-record.ts'
import { citiesHere } from '../lookups.ts'
import { adminRoute } from '../shell/routes.ts'
import { onlyWith } from '../systems.ts'

const beforeLoad = onlyWith('ads')

const campaigns = createRoute({
  getParentRoute: () => adminRoute,
  path: '/ads',
  beforeLoad,
  validateSearch: listSearch,
  loader: ({ abortController: { signal } }) => call('listAdCampaigns', { signal }),
  component: lazyRouteComponent(() => import('./campaigns.tsx'), 'CampaignsScreen'),
})
const campaign = createRoute({
  getParentRoute: () => adminRoute,
  path: '/ads/$id',
  beforeLoad,
  loader: async ({ params, abortController: { signal } }) => {
    const [kept] = await Promise.all([
      loadRecord(params, (id) => call('showAdCampaign', { params: { id }, signal })),
      citiesHere(),
    ])
    return kept
  },
  component: lazyRouteComponent(() => import('./campaigns.tsx'), 'CampaignScreen'),
})

export const adRoutes = [campaigns, campaign] as const
