import type { AdContext, AdPlacement } from '#contract/ads/ad-slots.ts'
import { readAds, type ShownAd } from '#ui/ads/read-answer.ts'
import { adServer } from './ad-server.ts'
import { askAdServer } from './ask.ts'
import { chooseAd } from './memory.ts'

/** An ad for a place; none when the server has none, does not answer in time or answers what cannot be shown. */
export async function findAd(placement: AdPlacement, context: AdContext): Promise<ShownAd | undefined> {
  const { base, isOwn } = adServer()
  try {
    return chooseAd(readAds(await askAdServer(base, placement, context), isOwn ? '/' : base))
  } catch {
    return undefined
  }
}
