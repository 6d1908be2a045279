/** WebKitGTK as Debian has it, driven by WebDriver. It is Safari's engine, not Safari. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { z } from 'zod'
import { clicked, pressed } from './actions.ts'
import { type Engine, type Size, type Tab, Unavailable } from './engine.ts'
import { type Program, start } from './program.ts'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'
const view = join(import.meta.dirname, 'webkit-view.py')

export async function openWebKit(): Promise<Engine> {
  const packages = missingPackages()
  if (packages.length > 0) throw new Unavailable(`it is not installed: apt-get install ${packages.join(' ')}`)
  const home = mkdtempSync(join(tmpdir(), 'aangan-webkit-'))
  // It takes a free display and writes its number.
  const screen = start(display, ['-displayfd', '1', '-screen', '0', '1700x1300x24', '-nolisten', 'tcp'])
  const number = await screen.says(/^\d+$/)
  const port = await freePort()
  const program = start(driver, [`--port=${port}`], {
    DISPLAY: `:${number}`,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    LIBGL_ALWAYS_SOFTWARE: '1',
  })
  const call: Call = (method, path, body) => command(`http://127.0.0.1:${port}${path}`, method, body)
  await expect(() => call('GET', '/status')).toPass({ intervals: [50], timeout: 60_000 })
  return {
    open: (size) => openTab(call, program, size),
    async close() {
      await program.end()
      await screen.end()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function missingPackages(): string[] {
  const names: string[] = []
  if (!existsSync(driver)) names.push('webkit2gtk-driver')
  if (!existsSync(display)) names.push('xvfb')
  const { status } = spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("WebKit2", "4.1")'])
  if (status !== 0) names.push('python3-gi', 'gir1.2-webkit2-4.1')
  return names
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

async function command(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = z.object({ value: z.unknown().optional() }).parse(await answer.json())
  if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`)
  return value
}

/** A window of a browser of its own, which its session begins and ends: one at a time. */
async function openTab(call: Call, program: Program, size: Size): Promise<Tab> {
  const errors: string[] = []
  const stopListening = program.onLine((line) => {
    const [, error] = /^PAGE ERROR (.*)/.exec(line) ?? []
    if (error) errors.push(error)
  })
  const options = { 'webkitgtk:browserOptions': { binary: view, args: [] } }
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await call('POST', '/session', { capabilities: { alwaysMatch: options } }))
  const session = `/session/${sessionId}`
  const act = (actions: object) => call('POST', `${session}/actions`, { actions: [actions] })
  const evaluate = (expression: string) =>
    call('POST', `${session}/execute/async`, { script: asynchronously(expression), args: [] }).then(orThrow)
  await call('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 120_000 })
  const resize = async (size: Size) => {
    await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...size })
  }
  await resize(size)

  return {
    async goto(address) {
      await call('POST', `${session}/url`, { url: address })
    },
    evaluate,
    async click(x, y) {
      await act(clicked(x, y))
    },
    async press(key, held) {
      await act(pressed(key, held))
    },
    resize,
    errors: () => errors,
    async screenshot() {
      return Buffer.from(String(await call('GET', `${session}/screenshot`)), 'base64')
    },
    async close() {
      stopListening()
      await call('DELETE', session)
    },
  }
}

/** A script that calls back with the result of an expression, or with what it threw. */
const asynchronously = (expression: string) => `
  const done = arguments[arguments.length - 1];
  (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`

function orThrow(answer: unknown): unknown {
  const { value, error } = z
    .object({ value: z.unknown().optional(), error: z.string().optional() })
    .parse(answer)
  if (error !== undefined) throw new Error(error)
  return value
}
