/** Chromium 106, the newest on Android 6, out of its npm package and driven by the DevTools protocol. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { extract } from 'tar'
import { z } from 'zod'
import { type Connection, connect } from './connection.ts'
import { type Engine, type HeldKey, type Key, type Size, type Tab, Unavailable } from './engine.ts'
import { start } from './program.ts'

const decompress = promisify(brotliDecompress)

export async function openChromium106(): Promise<Engine> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Unavailable('its npm package has it for Linux on x64 alone')
  const folder = await unpacked()
  const profile = mkdtempSync(join(tmpdir(), 'aangan-chromium-106-'))
  const program = start(
    join(folder, 'chromium'),
    [
      ...['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--hide-scrollbars'],
      ...['--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    ],
    { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_PATH: '/etc/fonts' },
  )
  const browser = await connect(await program.says(/DevTools listening on (ws:\S+)/))
  return {
    open: (size) => openTab(browser, size),
    async close() {
      browser.close()
      await program.end()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The folder with the program and its libraries, which the first test that wants them unpacks. */
async function unpacked(): Promise<string> {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/chromium-106', import.meta.url))
  if (existsSync(folder)) return folder
  const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin')
  mkdirSync(dirname(folder), { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  const unpack = async (name: string) => decompress(await readFile(join(bin, name)))
  await writeFile(join(draft, 'chromium'), await unpack('chromium.br'), { mode: 0o755 })
  await writeFile(join(draft, 'libraries.tar'), await unpack('aws.tar.br'))
  await extract({ file: join(draft, 'libraries.tar'), cwd: draft })
  rmSync(join(draft, 'libraries.tar'))
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another test was quicker.
    rmSync(draft, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

const Evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z.object({ exception: z.object({ description: z.string() }) }).optional(),
})

async function openTab(browser: Connection, size: Size): Promise<Tab> {
  const { browserContextId } = z
    .object({ browserContextId: z.string() })
    .parse(await browser.send('Target.createBrowserContext'))
  const { targetId } = z
    .object({ targetId: z.string() })
    .parse(await browser.send('Target.createTarget', { url: 'about:blank', browserContextId, ...size }))
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await browser.send('Target.attachToTarget', { targetId, flatten: true }))
  const send = (method: string, params = {}) => browser.send(method, params, { sessionId })

  const errors: string[] = []
  let loaded = () => {}
  browser.onEvent((message) => {
    if (message.sessionId !== sessionId) return
    if (message.method === 'Page.loadEventFired') loaded()
    const error = errorIn(message.method, message.params)
    if (error) errors.push(error)
  })
  for (const domain of ['Page', 'Runtime', 'Log']) await send(`${domain}.enable`)
  const resize = async (size: Size) => {
    const screen = { ...size, deviceScaleFactor: 1, mobile: size.width < 600 }
    await send('Emulation.setDeviceMetricsOverride', screen)
  }
  await resize(size)

  return {
    async goto(address) {
      const isThere = new Promise<void>((resolve) => {
        loaded = resolve
      })
      const { errorText } = z
        .object({ errorText: z.string().optional() })
        .parse(await send('Page.navigate', { url: address }))
      if (errorText) throw new Error(`${address}: ${errorText}`)
      await isThere
    },
    async evaluate(expression) {
      const answer = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
      const { result, exceptionDetails } = Evaluated.parse(answer)
      if (exceptionDetails) throw new Error(exceptionDetails.exception.description)
      return result.value
    },
    async click(x, y) {
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
        await send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
    },
    async press(key, held) {
      const code = virtualKeys[key]
      const text = key === 'Enter' ? { text: '\r' } : {}
      const pressed = { key, code: key, windowsVirtualKeyCode: code, modifiers: held ? modifiers[held] : 0 }
      await send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed, ...text })
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed })
    },
    resize,
    errors: () => errors,
    async screenshot() {
      const { data } = z.object({ data: z.string() }).parse(await send('Page.captureScreenshot'))
      return Buffer.from(data, 'base64')
    },
    async close() {
      await browser.send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}

const virtualKeys: Readonly<Record<Key, number>> = {
  Enter: 13,
  Escape: 27,
  Tab: 9,
  ArrowDown: 40,
  ArrowRight: 39,
}

const modifiers: Readonly<Record<HeldKey, number>> = { Shift: 8 }

const Thrown = z.object({
  exceptionDetails: z.object({
    text: z.string(),
    exception: z.object({ description: z.string().optional() }).optional(),
  }),
})
const Said = z.object({
  type: z.string(),
  args: z.array(z.object({ description: z.string().optional(), value: z.unknown().optional() })),
})
const Logged = z.object({
  entry: z.object({ level: z.string(), text: z.string(), url: z.string().optional() }),
})

function errorIn(method: string | undefined, params: unknown): string | undefined {
  if (method === 'Runtime.exceptionThrown') {
    const { text, exception } = Thrown.parse(params).exceptionDetails
    return exception?.description ?? text
  }
  if (method === 'Runtime.consoleAPICalled') {
    const { type, args } = Said.parse(params)
    return type === 'error'
      ? args.map(({ description, value }) => description ?? String(value)).join(' ')
      : undefined
  }
  if (method !== 'Log.entryAdded') return undefined
  const { level, text, url = '' } = Logged.parse(params).entry
  return level === 'error' ? `${text} (${url})` : undefined
}
