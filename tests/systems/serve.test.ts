import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'

const checkout = join(import.meta.dirname, '../..')

// A server as serve.js knows it: it says what it does and that it is ready, and ends when it is asked to.
const toyServer = `
process.send({ type: 'status', status: 'Opening the database' })
process.send({ type: 'ready', address: 'https://www.example.com', port: 4321 })
process.on('SIGTERM', () => process.exit(Number(process.env.TOY_EXIT ?? 0)))
setInterval(() => {}, 1000)
console.log('began ' + process.pid + ' at port ' + (process.env.PORT ?? 'any'))
`

// It hands over to the next version, and takes longer to end than that one: each signal that it gets then is said.
const handingOver = `
const { existsSync, writeFileSync } = require('node:fs')
const ended = __dirname + '/next-has-ended'
process.on('message', ({ type }) => {
  if (type === 'hand over') process.send({ type: 'handed over', port: 4321, pages: [] })
  if (type !== 'retire') return
  process.removeAllListeners('SIGTERM')
  process.on('SIGTERM', () => {
    console.log('asked to end')
    const wait = setInterval(() => {
      if (!existsSync(ended)) return
      clearInterval(wait)
      setTimeout(() => process.exit(0), 200)
    }, 20)
  })
})
if (process.env.WARM_PAGES !== undefined) process.on('exit', () => writeFileSync(ended, ''))
`

/**
 * Has serve.js run the toy; `began` gives the process of its nth start and the port it was given. With `renews` SIGHUP
 * replaces it by another of its kind.
 */
function serveToy({
  pausesMs,
  renews = false,
  env = {},
}: {
  pausesMs?: readonly number[]
  renews?: boolean
  env?: Record<string, string>
}) {
  const folder = dataFolder()
  for (const part of ['scripts/lib', 'src/server']) mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, 'scripts/lib/end-with-parent.js'), '')
  writeFileSync(join(folder, 'src/server/start.ts'), renews ? toyServer + handingOver : toyServer)
  const version = `{ folder: ${JSON.stringify(folder)}, node: process.execPath, options: [] }`
  writeFileSync(join(folder, 'scripts/prepare.mjs'), `process.send(${version})`)
  const options = { pausesMs, ...(renews && { nextVersion: ['prepare.mjs'] }) }
  const script = join(folder, 'scripts/start.mjs')
  writeFileSync(
    script,
    `import { serve } from ${JSON.stringify(join(checkout, 'scripts/lib/serve.js'))}
    process.exitCode = await serve(${version}, ${JSON.stringify(options)})`,
  )
  const child = spawn(process.execPath, [script], {
    // A session of its own, without a terminal: SIGHUP asks for a restart.
    detached: true,
    env: { ...process.env, PORT: undefined, npm_lifecycle_event: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const lines = linesOf(child)
  return {
    child,
    ended: once(child, 'close').then(([code]) => code),
    lines,
    async began(nth: number) {
      await expect.poll(() => starts(lines).length).toBeGreaterThanOrEqual(nth)
      const [, pid, port] = starts(lines)[nth - 1] ?? []
      return { pid: Number(pid), port }
    },
  }
}

const starts = (lines: readonly string[]) =>
  lines.map((line) => /^began (\d+) at port (\S+)/.exec(line)).filter((start) => start !== null)

function linesOf({ stdout, stderr }: ChildProcess): string[] {
  const lines: string[] = []
  for (const stream of [stdout, stderr])
    if (stream) createInterface(stream).on('line', (line) => lines.push(line))
  return lines
}

test('a killed server is reported and restarts on the same port', async () => {
  const { child, ended, lines, began } = serveToy({ pausesMs: [10] })
  process.kill((await began(1)).pid, 'SIGKILL')
  expect((await began(2)).port).toBe('4321')
  expect(lines.join('\n')).toContain(
    'The server was killed (signal 9, SIGKILL). This often means that memory ran out',
  )
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('a server that is killed again and again is given up with a word', async () => {
  const { ended, lines, began } = serveToy({ pausesMs: [10, 10] })
  for (const nth of [1, 2, 3]) process.kill((await began(nth)).pid, 'SIGKILL')
  expect(await ended).toBe(137)
  expect(lines.at(-1)).toContain('This happened 3 times in a row')
  expect(starts(lines)).toHaveLength(3)
})

test('a stop while the next start is waited for ends it', async () => {
  const { child, ended, lines, began } = serveToy({ pausesMs: [600_000] })
  process.kill((await began(1)).pid, 'SIGKILL')
  await expect.poll(() => lines.join('\n')).toContain('Restarting in 600 s')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('stopping asks a version that is finishing its requests once, and does not cut it off', async () => {
  const { child, ended, lines, began } = serveToy({ renews: true })
  await began(1)
  child.kill('SIGHUP')
  await expect.poll(() => lines.join('\n')).toContain('The next version has taken over')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(lines.filter((line) => line.startsWith('asked to end'))).toHaveLength(1)
})

test('the exit status of a server that ends by itself is passed on', async () => {
  const { ended, began } = serveToy({ env: { TOY_EXIT: '78' } })
  process.kill((await began(1)).pid, 'SIGTERM')
  expect(await ended).toBe(78)
})

// A listener in place of systemd: each message is printed, with its lines joined.
const listener = `
import socket, sys
receiver = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
receiver.bind(sys.argv[1])
print('listening', flush=True)
while True:
    print('|'.join(receiver.recv(4096).decode().splitlines()), flush=True)
`
const canListen = ['systemd-notify', 'python3'].every((name) => spawnSync(name, ['--version']).status === 0)

test.skipIf(!canListen)(
  'systemd learns what the start is doing, when visitors may come, of a kill and of the stop (skipped without it)',
  async () => {
    const socket = join(dataFolder(), 'notify')
    const systemd = spawn('python3', ['-c', listener, socket], { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => {
      systemd.kill('SIGKILL')
    })
    const messages = linesOf(systemd)
    await expect.poll(() => messages).toContain('listening')
    const { child, ended, began } = serveToy({ pausesMs: [10], env: { NOTIFY_SOCKET: socket } })
    process.kill((await began(1)).pid, 'SIGKILL')
    await began(2)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    const told = messages.filter((message) => /^(READY|STATUS|STOPPING)/.test(message)).join('\n')
    expect(told).toMatch(
      /^STATUS=Opening the database\nREADY=1\|STATUS=Serving https:\/\/www\.example\.com\nSTATUS=The server was killed .*\n/,
    )
    expect(told).toMatch(/STOPPING=1\|STATUS=Finishing open requests$/)
  },
)

test('a wrong option or setting ends a start with the status that systemd does not try again', () => {
  const option = spawnSync(process.execPath, [join(checkout, 'scripts/start.js'), '--rol', 'search'])
  expect(option.status).toBe(78)
  const env = { ...process.env, PORT: 'abc' }
  const setting = spawnSync(process.execPath, ['src/server/start.ts'], {
    cwd: checkout,
    env,
    encoding: 'utf8',
  })
  expect(setting.stderr).toMatch(/^✗ .*PORT/)
  expect(setting.status).toBe(78)
})
