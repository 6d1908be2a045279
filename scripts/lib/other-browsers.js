import { existsSync } from 'node:fs'
import { runQuietly } from './processes.js'
import { say } from './say.js'
import { step } from './step.js'

const packages = ['firefox-esr', 'webkit2gtk-driver', 'python3-gi', 'gir1.2-webkit2-4.1', 'xvfb']

/**
 * Installs Firefox ESR and WebKitGTK, by apt-get as root on Debian. What is then still missing is left out by the
 * tests, which say so.
 */
export async function installOtherBrowsers() {
  if (await areInstalled()) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return say(
      `Firefox ESR and WebKitGTK need root and Debian's apt-get: install ${packages.join(' ')}.`,
      '!',
    )
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await step('Installing Firefox ESR and WebKitGTK', 'Ran apt-get for both', async () => {
    await runQuietly('apt-get', ['update'], { env })
    await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
  })
  if (!(await areInstalled())) say(`apt-get could not install all of ${packages.join(' ')}.`, '!')
}

async function areInstalled() {
  return (await runQuietly('dpkg', ['--status', ...packages])).code === 0
}
