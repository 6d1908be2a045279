import type { AdContext, AdPlacement } from '#contract/ads/ad-slots.ts'

export type AdSpaceProps = { placement: AdPlacement; context?: AdContext }
