/** The Chromium that browser and component tests run in. */
import { existsSync } from 'node:fs'

const onThisMachine = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path))

const executablePath = process.env.CHROMIUM_PATH ?? onThisMachine

/**
 * The features that Playwright turns off too: Chromium reads only the last list. The pop-ups of its address
 * bar, which are not visible here, are pages that every window opens: a sixth of the time of a browser test.
 */
const unwantedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

// Chromium as root has no sandbox, and must not contact Google while it is measured.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unwantedFeatures.join(',')}`,
]

/** How Playwright launches CHROMIUM_PATH, the Chromium of this machine, or else its own. */
export const launchOptions = { args, ...(executablePath ? { executablePath } : {}) }

/** A desktop's window. */
export const desktop = { width: 1440, height: 900 }
