import { openChromium106 } from './chromium-106.ts'
import { type Engine, type Size, Unavailable } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

const phone = { width: 390, height: 850 }
const laptop = { width: 1366, height: 768 }

/** The browsers beside the current Chromium, each in the window that most of its visitors have. */
export const engines = {
  'Chromium 106': { open: openChromium106, size: phone },
  'Firefox ESR': { open: openFirefox, size: laptop },
  WebKitGTK: { open: openWebKit, size: phone },
} satisfies Record<string, { open: () => Promise<Engine>; size: Size }>

export type EngineName = keyof typeof engines

/** The browser, or why this machine has none. */
export async function openIfAvailable(open: () => Promise<Engine>): Promise<Engine | string> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof Unavailable) return error.message
    throw error
  }
}
