/**
 * The built-in ad server (ADR 0016): which ads may be shown where, and how often they were seen and
 * clicked. All visitors get the same answers; visitors who opt out are not counted.
 */

import { AdNews } from '#contract/ads/ads.ts'
import { fieldMessages } from '#contract/api/issues.ts'
import { adTag, openAdCounts } from '#domain/ads/index.ts'
import { Invalid } from '#domain/errors.ts'
import { readJsonBody } from './body/read-json.ts'
import type { ApiContext } from './context.ts'
import { mayBeCounted } from './is-countable-visit.ts'
import { type Api, mountRead } from './read.ts'
import { addressHeader } from './sender.ts'

export function mountAds(
  app: Api,
  { ads, counts, config }: Pick<ApiContext, 'ads' | 'counts' | 'config'>,
): void {
  const counted = openAdCounts(ads, counts)
  mountRead(app, 'adSlot', async ({ query: { placement, listing, ...context } }) => ({
    answer: {
      room: await (listing === undefined
        ? ads.hasRoom(placement, context)
        : ads.hasRoomAt(placement, listing)),
    },
    tags: [adTag(placement)],
  }))
  mountRead(app, 'ads', async ({ query: { placement, ...context } }) => ({
    answer: { ads: await ads.candidates(placement, context) },
    tags: undefined,
  }))
  app.post('/api/ads/events', async ({ req }) => {
    const sent = await readJsonBody(req.raw, config.bodyLimitBytes)
    const news = AdNews.safeParse(sent)
    if (!news.success) throw new Invalid(fieldMessages(news.error.issues, sent))
    const { headers } = req.raw
    if (mayBeCounted(headers)) {
      await counted.count(news.data.id, news.data.event, headers.get(addressHeader) ?? undefined)
    }
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })
}
