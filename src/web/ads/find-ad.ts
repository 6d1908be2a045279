import type { AdContext, AdPlacement } from '#contract/ad-places.ts'
import { adServer } from './ad-server.ts'
import { askAdServer } from './ask.ts'
import { chooseAd } from './memory.ts'
import { readAds, type ShownAd } from './read-answer.ts'

/** An ad for a place; none when the server has none, does not answer in time or answers what cannot be shown. */
export async function findAd(placement: AdPlacement, context: AdContext): Promise<ShownAd | undefined> {
  const { base, isOwn } = adServer()
  try {
    return chooseAd(readAds(await askAdServer(base, placement, context), isOwn ? '/' : base))
  } catch {
    return undefined
  }
}
