/** The Chromium that browser and component tests run in. */
import { existsSync } from 'node:fs'

const onThisMachine = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path))

const executablePath = process.env.CHROMIUM_PATH ?? onThisMachine

// Chromium as root has no sandbox, and must not talk to its maker while it is measured.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How Playwright launches CHROMIUM_PATH, the Chromium of this machine, or else its own. */
export const launchOptions = { args, ...(executablePath ? { executablePath } : {}) }

/** A desktop's window. */
export const desktop = { width: 1440, height: 900 }
