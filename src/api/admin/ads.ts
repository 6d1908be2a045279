import type { Hono } from 'hono'
import {
  archiveCampaign,
  changeCampaign,
  createCampaign,
  listCampaigns,
  showCampaign,
  showCampaignDays,
} from '#domain/ads/campaigns.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

/** The campaigns of the built-in ad server. */
export function mountCampaigns(
  app: Hono,
  parts: AdminParts,
  { db, counts }: Pick<ApiContext, 'db' | 'counts'>,
): void {
  mountAdminCall(app, parts, 'listAdCampaigns', async ({ by }) => {
    // Whoever looks sees what has happened until now.
    await counts.save()
    return { data: await listCampaigns(db, by) }
  })
  mountAdminCall(app, parts, 'showAdCampaign', async ({ by, params }) => ({
    data: await showCampaign(db, by, params.id),
  }))
  mountAdminCall(app, parts, 'createAdCampaign', async ({ by, body }) => ({
    data: await createCampaign(db, by, body),
  }))
  mountAdminCall(
    app,
    parts,
    'changeAdCampaign',
    async ({ by, params: { id }, body: { version, ...fields } }) => ({
      data: await changeCampaign(db, by, { id, version }, fields),
    }),
  )
  mountAdminCall(app, parts, 'archiveAdCampaign', async ({ by, params, body }) => ({
    data: await archiveCampaign(db, by, params.id, body.archived),
  }))
  mountAdminCall(app, parts, 'adCampaignDays', async ({ by, params }) => {
    await counts.save()
    return { data: await showCampaignDays(db, by, params.id) }
  })
}
