// Starts the release in a folder with an empty data folder, and says what a visitor and an operator get.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { exitCode } from '../processes.js'

const [folder, data] = process.argv.slice(2)
const launcher = join(folder, 'aangan')
const env = { ...process.env, DATA_DIR: data, PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'warn' }

const site = spawn(launcher, ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
const ended = endOf(site)
const url = await Promise.race([address(site.stdout), ended])
if (typeof url === 'number') {
  console.error(`✗ The release does not start: it ended with ${url}.`)
  process.exit(1)
}
const lookAround = join(import.meta.dirname, 'look-around.js')
const codes = [await endOf(spawn(process.execPath, [lookAround, url], { stdio: 'inherit' }))]
try {
  await command('a member of staff added', [
    'staff',
    'create',
    '--email',
    'drill@example.com',
    '--name',
    'Drill',
  ])
  await command('the health command', ['health', '--ready'], { PORT: new URL(url).port })
} finally {
  site.kill('SIGTERM')
}
note('an orderly stop', await ended)
process.exitCode = codes.every((code) => code === 0) ? 0 : 1

/** The address that the start ends with. */
function address(stream) {
  return new Promise((resolve) => {
    let said = ''
    stream.setEncoding('utf8')
    stream.on('data', (text) => {
      process.stdout.write(text)
      said += text
      const [found] = said.match(/http:\/\/[^\s"]+/) ?? []
      if (found) resolve(found)
    })
  })
}

function endOf(child) {
  return new Promise((resolve) => child.once('close', (code, signal) => resolve(exitCode(code, signal))))
}

async function command(what, args, more = {}) {
  note(
    what,
    await endOf(spawn(launcher, args, { env: { ...env, ...more }, stdio: ['ignore', 'ignore', 'inherit'] })),
  )
}

function note(what, code) {
  codes.push(code)
  console.log(code === 0 ? `✓ ${what}` : `✗ ${what}: it ended with ${code}`)
}
