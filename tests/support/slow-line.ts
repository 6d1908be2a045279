import type { CDPSession, Page } from '@playwright/test'

// A setting of one session cannot be reset by another.
const sessions = new WeakMap<Page, CDPSession>()

/** A thin line, so that an upload can be watched: KB a second; -1 makes it wide again. */
export async function slowDown(page: Page, kilobytes: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  const uploadThroughput = kilobytes < 0 ? -1 : kilobytes * 1024
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput }
  await session.send('Network.emulateNetworkConditions', conditions)
}
