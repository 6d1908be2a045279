import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { call } from '../call.ts'
import { listSearch } from '../keeping/list-search.ts'
import { loadKept } from '../keeping/load-kept.ts'
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
  loader: ({ params, abortController: { signal } }) =>
    loadKept(params, (id) => call('showAdCampaign', { params: { id }, signal })),
  component: lazyRouteComponent(() => import('./campaigns.tsx'), 'CampaignScreen'),
})

export const adRoutes = [campaigns, campaign] as const
