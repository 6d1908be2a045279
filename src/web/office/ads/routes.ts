import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { call } from '../call.ts'
import { listSearch } from '../keeping/list-search.ts'
import { loadKept } from '../keeping/load-kept.ts'
import { citiesHere } from '../lookups.ts'
import { office } from '../shell/routes.ts'
import { onlyWith } from '../systems.ts'

const beforeLoad = onlyWith('ads')

const campaigns = createRoute({
  getParentRoute: () => office,
  path: '/ads',
  beforeLoad,
  validateSearch: listSearch,
  loader: ({ abortController: { signal } }) => call('listAdCampaigns', { signal }),
  component: lazyRouteComponent(() => import('./campaigns.tsx'), 'CampaignsScreen'),
})
const campaign = createRoute({
  getParentRoute: () => office,
  path: '/ads/$id',
  beforeLoad,
  loader: async ({ params, abortController: { signal } }) => {
    const [kept] = await Promise.all([
      loadKept(params, (id) => call('showAdCampaign', { params: { id }, signal })),
      citiesHere(),
    ])
    return kept
  },
  component: lazyRouteComponent(() => import('./campaigns.tsx'), 'CampaignScreen'),
})

export const adRoutes = [campaigns, campaign] as const
