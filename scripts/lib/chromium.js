import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from './failure.js'
import { pinnedNode } from './pinned-node.js'
import { runQuietly } from './processes.js'
import { inCheckout } from './root.js'
import { step } from './step.js'

// The headless shell first: the same engine without the invisible windows, in two thirds of the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * The Chromium for the browser tests: CHROMIUM_PATH, the one on this machine, else one installed now, by
 * apt-get as root on Debian or else by Playwright. Gives its path, or nothing for Playwright's own.
 */
export async function chromium() {
  return onThisMachine() ?? (await fromDebian()) ?? (await fromPlaywright())
}

function onThisMachine() {
  const named = process.env.CHROMIUM_PATH
  if (named && !isProgram(named))
    throw new Failure(`CHROMIUM_PATH is not a program: ${named}. Correct it, or unset it.`)
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  candidates.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  return named || candidates.find(isProgram)
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await step('Installing Chromium with apt-get', 'Ran apt-get for Chromium', async () => {
    await runQuietly('apt-get', ['update'], { env })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (onThisMachine()) return
      await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
    }
  })
  return onThisMachine()
}

async function fromPlaywright() {
  await step('Downloading Chromium with Playwright', 'Downloaded Chromium', async () => {
    const { code } = await runQuietly(pinnedNode(), [
      inCheckout('node_modules/@playwright/test/cli.js'),
      'install',
      'chromium',
    ])
    if (code !== 0)
      throw new Failure(
        'Chromium for the browser tests was not found and could not be installed: install it, or set CHROMIUM_PATH to its path.',
      )
  })
  return undefined
}
