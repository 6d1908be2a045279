/** Every collection of the admin app with what answers its calls, and the calls that some have besides. */
import type { Hono } from 'hono'
import { campaignCollection, showCampaignDays } from '#domain/ads/index.ts'
import { agentCollection, agentHoldings } from '#domain/agent-hand-over/index.ts'
import { contentCollections } from '#domain/content/index.ts'
import type { AllowedContext } from '#domain/context.ts'
import { costCollections } from '#domain/costs/index.ts'
import { createEvent, eventCollection } from '#domain/events/index.ts'
import { openBrochure, projectCollection, projectVideoCollection } from '#domain/projects/index.ts'
import { quarterlyReportCollection } from '#domain/reports/index.ts'
import { webhookCollection } from '#domain/webhooks/index.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'
import { mountCollection } from './collection.ts'
import { download } from './download.ts'
import { projectVideoForms } from './project-videos.ts'

export function mountCollections(app: Hono, parts: AdminParts, { counts }: Pick<ApiContext, 'counts'>): void {
  // Their own handlers: `listWebhooks` in webhooks.ts, and `uploadEvent`.
  const { list: _, ...webhooks } = webhookCollection
  const { create: __, ...events } = eventCollection
  for (const collection of contentCollections) mountCollection(app, parts, collection)
  for (const collection of costCollections) mountCollection(app, parts, collection)
  mountCollection(app, parts, agentCollection)
  mountCollection(app, parts, events)
  mountCollection(app, parts, projectCollection)
  mountCollection(app, parts, projectVideoForms)
  mountCollection(app, parts, quarterlyReportCollection)
  mountCollection(app, parts, webhooks)
  mountCollection(app, parts, {
    ...campaignCollection,
    async list(ctx: AllowedContext<'ads.edit'>) {
      // Numbers are counted until now.
      await counts.save()
      return campaignCollection.list(ctx)
    },
  })
  mountOtherCalls(app, parts, counts)
}

function mountOtherCalls(app: Hono, parts: AdminParts, counts: ApiContext['counts']): void {
  mountAdminCall(app, parts, 'agentHoldings', async ({ ctx, params }) => ({
    data: await agentHoldings(ctx, params.id),
  }))
  mountAdminCall(app, parts, 'brochure', async ({ ctx, params }) =>
    download(await openBrochure(ctx, params.id)),
  )
  mountAdminCall(app, parts, 'uploadEvent', async ({ ctx, body }) => ({
    data: await createEvent(ctx, body),
  }))
  mountAdminCall(app, parts, 'deleteProjectVideo', async ({ ctx, body: { id } }) => ({
    data: await projectVideoCollection.archive(ctx, { id, archived: true }),
  }))
  mountAdminCall(app, parts, 'adCampaignDays', async ({ ctx, params }) => {
    await counts.save()
    return { data: await showCampaignDays(ctx, params.id) }
  })
}
