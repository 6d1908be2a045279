/**
 * A cheap phone on 3G: Lighthouse's throttling of mobiles, applied by Chromium to the page and to its workers, each of
 * which has a connection of its own to the DevTools. The processor of a worker is not slowed, nor is the GPU's process.
 */
import type { CDPSession, Page } from '@playwright/test'

const bytesOf = (kilobits: number) => (kilobits * 1000) / 8
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesOf(1638),
  uploadThroughput: bytesOf(750),
}
const slowdown = 4

/** Slows a page down, before it is opened. */
export async function asOnSlowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await slowWorkers(session)
}

/** A worker waits until its line is slow. */
async function slowWorkers(session: CDPSession): Promise<void> {
  let last = 0
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    const tell = (method: string, params = {}) => {
      const message = JSON.stringify({ id: ++last, method, params })
      return session.send('Target.sendMessageToTarget', { sessionId, message })
    }
    void tell('Network.enable')
    void tell('Network.emulateNetworkConditions', slowLine)
    void tell('Runtime.runIfWaitingForDebugger')
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  })
}
