/** A phone that many people in Pakistan carry: 360 points wide, two pixels a point. */
import type { BrowserContextOptions } from '@playwright/test'

export const cheapPhone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
