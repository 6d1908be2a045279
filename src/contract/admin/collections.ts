/** Every collection of the admin app. */
import { adCampaigns } from './ads.ts'
import { agents } from './agents.ts'
import { contentCollections } from './content.ts'
import { costCollections } from './costs.ts'
import { events } from './events.ts'
import { projectVideos } from './project-videos.ts'
import { projects } from './projects.ts'
import { quarterlyReports } from './quarterly-reports.ts'
import { webhooks } from './webhooks.ts'

export const collections = [
  ...contentCollections,
  ...costCollections,
  adCampaigns,
  agents,
  events,
  projects,
  projectVideos,
  quarterlyReports,
  webhooks,
] as const

export type Collection = (typeof collections)[number]
