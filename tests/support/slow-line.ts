import type { Page } from '@playwright/test'

/** A thin line, so that an upload can be watched: KB a second; -1 makes it wide again. */
export async function slowDown(page: Page, kilobytes: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const uploadThroughput = kilobytes < 0 ? -1 : kilobytes * 1024
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput }
  await client.send('Network.emulateNetworkConditions', conditions)
}
