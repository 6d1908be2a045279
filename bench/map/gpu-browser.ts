/** A browser whose compositor draws with the GPU, as those of visitors do. */
import { existsSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '#tests/support/chromium.ts'

const args = [
  ...launchOptions.args.filter((arg) => arg !== '--disable-gpu'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-rasterization',
]

/**
 * Without a graphics card the GPU's work is done by the processor (SwiftShader), in a separate process. A
 * frame of a map need not be read back from it, as it must be where the compositor draws without a GPU. The
 * process gives way to the page, since a graphics card would not take the processor's time.
 */
export async function launchGpuBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ ...launchOptions, args })
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  for (const { type, id } of processInfo) if (type === 'GPU') giveWay(id)
  return browser
}

/** Gives each thread of a process the lowest priority; those that it starts later have it too. Linux only. */
function giveWay(pid: number): void {
  const threads = `/proc/${pid}/task`
  if (!existsSync(threads)) return
  for (const thread of readdirSync(threads)) setPriority(Number(thread), constants.priority.PRIORITY_LOW)
}
