/** What visitors did on the site, as staff see it: numbers by the day, and what they were about. */
import { z } from 'zod'
import { leadKinds } from '../leads/leads.ts'
import { viewingOutcomes, viewingStates } from '../viewings/viewing-states.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { asXlsx } from './exports.ts'

/** How far back one looks, in days of Pakistan with today as the last; 13 months is all that is kept. */
export const analyticsRanges = ['7d', '30d', '90d', '13m'] as const
export type AnalyticsRange = (typeof analyticsRanges)[number]

/** What is counted of a day, in the order of the charts. `views` are those of listings and projects. */
export const counted = ['pages', 'views', 'searches', 'calls', 'whatsapps', 'leads'] as const
export type Counted = (typeof counted)[number]

const count = z.int().nonnegative()
const Numbers = z.object({
  pages: count,
  views: count,
  searches: count,
  calls: count,
  whatsapps: count,
  leads: count,
})
const About = z.object({
  id: z.int(),
  name: z.string(),
  views: count,
  calls: count,
  whatsapps: count,
  leads: count,
})

export const Analytics = z.object({
  days: z
    .array(z.object({ day: z.string(), ...Numbers.shape }))
    .describe('One value per day, the last one for today'),
  before: Numbers.nullable().describe(
    'The total of the previous period of the same length; null if it is no longer stored',
  ),
  pages: z
    .array(z.object({ page: z.string(), count }))
    .describe('Most viewed first, as in the following lists'),
  listings: z.array(About),
  projects: z.array(About),
  cities: z.array(z.object({ id: z.int(), name: z.string(), count })).describe('Number of searches'),
  purposes: z.array(z.object({ purpose: z.string(), count })).describe('Number of searches'),
  referrers: z.array(z.object({ host: z.string(), count })),
  devices: z.array(z.object({ device: z.string(), count })),
  kinds: z.array(z.object({ kind: z.enum(leadKinds), count })).describe('The number of leads sent'),
  viewings: z
    .array(z.object({ state: z.enum(viewingStates), count }))
    .describe('Viewings that were requested in the period, by their state now'),
  viewing_outcomes: z.array(z.object({ outcome: z.enum(viewingOutcomes), count })),
})
export type Analytics = z.infer<typeof Analytics>

/** The tables that can be taken away. */
export const analyticsTables = ['days', 'pages', 'listings', 'projects', 'cities', 'referrers'] as const
export type AnalyticsTable = (typeof analyticsTables)[number]

const range = z.enum(analyticsRanges).default('30d')
const access = 'analytics.read'
const system = 'analytics'
const errors = [401, 403, 422] as const

const exportAnalytics = {
  method: 'GET',
  path: '/api/admin/exports/analytics.csv',
  summary: 'Export an analytics table as CSV',
  description: 'Contains more rows than the admin app shows.',
  access,
  system,
  query: z.object({ range, table: z.enum(analyticsTables) }),
  sends: 'text/csv',
  answer: z.string().describe('CSV rows'),
  errors,
} as const satisfies AdminEndpoint

export const analyticsCalls = {
  analytics: {
    method: 'GET',
    path: '/api/admin/analytics',
    summary: 'Get visitor analytics',
    description: 'Visitor activity by day and by subject. It does not identify visitors.',
    access,
    system,
    query: z.object({ range }),
    answer: z.object({ data: Analytics }),
    errors,
  },
  exportAnalytics,
  exportAnalyticsAsXlsx: asXlsx(exportAnalytics),
} as const satisfies Record<string, AdminEndpoint>
