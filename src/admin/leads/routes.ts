import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { leadAges, leadSorts } from '#contract/admin/lead-filters.ts'
import { leadKinds, leadSources, leadStatuses } from '#contract/leads/leads.ts'
import { AdminCallError, call } from '../call.ts'
import { parsePage } from '../components/parse-page.ts'
import { adminRoute } from '../shell/routes.ts'
import { type InboxSearch, names, toCall } from './inbox-search.ts'

const isId = /^[1-9]\d{0,8}$/
const understood: Readonly<Record<(typeof names)[number], (text: string) => boolean>> = {
  q: (text) => text !== '' && text.length <= 200,
  kind: isOneOf(leadKinds),
  status: isOneOf(['all', 'closed', toCall, ...leadStatuses]),
  owner: (text) => text === 'none' || isId.test(text),
  city: (text) => isId.test(text),
  source: isOneOf(leadSources),
  age: isOneOf(leadAges),
  waiting: isOneOf(['1']),
  sort: isOneOf(leadSorts),
  order: isOneOf(['asc', 'desc']),
}

function isOneOf(values: readonly string[]) {
  return (text: string) => values.includes(text)
}

function inboxSearch(said: Record<string, unknown>): InboxSearch {
  const known = names
    .map((name) => [name, String(said[name] ?? '')] as const)
    .filter(([name, text]) => understood[name](text))
  const page = parsePage(said.page)
  return { ...Object.fromEntries(known), ...(page > 1 && { page }) }
}

const inbox = createRoute({
  getParentRoute: () => adminRoute,
  path: '/leads',
  validateSearch: inboxSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, abortController: { signal } }) => {
    const [leads, choices] = await Promise.all([
      call('leads', { query: deps, signal }),
      call('leadChoices', { signal }),
    ])
    return { ...leads, choices: choices.data }
  },
  component: lazyRouteComponent(() => import('./inbox-screen.tsx'), 'InboxScreen'),
})

const newLead = createRoute({
  getParentRoute: () => adminRoute,
  path: '/leads/new',
  loader: async ({ abortController: { signal } }) => (await call('leadChoices', { signal })).data,
  component: lazyRouteComponent(() => import('./new-lead-screen.tsx'), 'NewLeadScreen'),
})

const lead = createRoute({
  getParentRoute: () => adminRoute,
  path: '/leads/$lead',
  loader: async ({ params, abortController: { signal } }) => {
    try {
      const [{ data }, choices, viewings] = await Promise.all([
        call('lead', { params, signal }),
        call('leadChoices', { signal }),
        call('leadViewings', { params, signal }),
      ])
      return { lead: data, owners: choices.data.owners, viewings: viewings.data }
    } catch (error) {
      if (error instanceof AdminCallError && error.status === 404) throw notFound()
      throw error
    }
  },
  component: lazyRouteComponent(() => import('./lead-screen.tsx'), 'LeadScreen'),
})

export const leadRoutes = [inbox, newLead, lead] as const
