// Builds the image and runs it as deploy/compose/one.yaml does, without a network: node scripts/try-image.js. What a
// machine needs beside is given as text, such as --run='--ulimit nofile=4096:4096'. Without podman and docker it is skipped.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Failure, run } from './lib/failure.js'
import { inCheckout } from './lib/root.js'
import { step } from './lib/step.js'

const most = 400e6
const image = 'aangan:try'
const name = `aangan-try-${process.pid}`
const launcher = '/opt/aangan/aangan'
const words = (text) => text?.split(' ').filter(Boolean) ?? []
const { values: given } = parseArgs({
  options: { engine: { type: 'string' }, build: { type: 'string' }, run: { type: 'string' } },
})

await run(async () => {
  const engine = given.engine ? words(given.engine) : [['podman'], ['docker']].find(answers)
  if (!engine) return say('Skipped: there is neither podman nor docker.')
  const call = caller(engine)
  // Podman's own form has no health check.
  const form = engine[0] === 'podman' ? ['--format', 'docker'] : []
  await step('Building the image', 'Built the image', async () =>
    call('build', ...form, '--tag', image, ...words(given.build), inCheckout()),
  )
  const size = Number(call('image', 'inspect', '--format', '{{.Size}}', image))
  check(`${Math.round(size / 1e6)} MB, at most ${most / 1e6}`, size <= most)
  try {
    await tryOut(call)
  } finally {
    call('rm', '--force', '--volumes', name)
    call('volume', 'rm', '--force', name)
  }
  return 0
})

async function tryOut(call) {
  const alone = ['--network', 'none', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL']
  const safe = [
    '--security-opt',
    'no-new-privileges',
    '--shm-size',
    '256m',
    '--init',
    '--volume',
    `${name}:/data`,
  ]
  call('run', '--detach', '--name', name, ...alone, ...safe, ...words(given.run), image)
  await ready(call)
  look(call)
  check('an ordinary user', call('exec', name, 'id', '--user').trim() === '10001')
  for (const place of ['/opt/aangan', '/etc', '/']) {
    check(`nothing can be written in ${place}`, refuses(call, 'exec', name, 'touch', `${place}/new`))
  }
  call('exec', name, launcher, 'staff', 'create', '--email', 'try@example.com', '--name', 'Try')
  say('✓ a member of staff added')
  call('stop', '--time', '40', name)
  const code = call('inspect', '--format', '{{.State.ExitCode}}', name).trim()
  check(`an orderly stop (${code})`, code === '0')
  call('start', name)
  await ready(call)
  look(call)
}

/** The first start makes a database. */
async function ready(call) {
  const until = Date.now() + 120_000
  for (;;) {
    try {
      call('exec', name, launcher, 'health', '--ready')
      return
    } catch (error) {
      if (Date.now() > until) throw new Failure(`${error.message}\n${call('logs', name)}`)
      await pause(1000)
    }
  }
}

function look(call) {
  const input = readFileSync(inCheckout('scripts/lib/package/look-around.js'))
  const node = `node=$(echo /opt/aangan/node_modules/node-*/bin/node) && exec "$node" --input-type=module - http://127.0.0.1:3000`
  say(call.with({ input })('exec', '--interactive', name, 'sh', '-c', node).trimEnd())
}

function caller(engine) {
  const withOptions =
    (options) =>
    (...args) => {
      const { status, stdout, stderr } = spawnSync(engine[0], [...engine.slice(1), ...args], {
        encoding: 'utf8',
        maxBuffer: 64e6,
        ...options,
      })
      if (status !== 0) throw new Failure(`${[...engine, ...args].join(' ')} failed:\n${stdout}${stderr}`)
      return stdout
    }
  return Object.assign(withOptions({}), { with: withOptions })
}

function answers([engine]) {
  return spawnSync(engine, ['info']).status === 0
}

function refuses(call, ...args) {
  try {
    call(...args)
    return false
  } catch {
    return true
  }
}

function check(what, isRight) {
  if (!isRight) throw new Failure(`Not right: ${what}.`)
  say(`✓ ${what}`)
}

function say(sentence) {
  console.log(sentence)
  return 0
}
