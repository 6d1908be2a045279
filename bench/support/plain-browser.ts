/**
 * A browser that is only watched: pages in it are not inspected. Playwright and Lighthouse have the browser report every
 * request and message with the lines of code it came from; for that V8 reads each script once more, which doubles the
 * time that a page's scripts take and makes most of its long tasks. No visitor's browser does that.
 */
import { chromium } from '@playwright/test'
import * as chromeLauncher from 'chrome-launcher'
import playwright from '../../playwright.config.ts'

/**
 * The answers to the commands used here; https://chromedevtools.github.io/devtools-protocol/ has the rest.
 */
type Answer = {
  browserContextId: string
  targetId: string
  sessionId: string
  result: { value?: number }
  metrics: { name: string; value: number }[]
}

/** Sends a command of the Chrome DevTools Protocol, and gives its answer; what it refuses is an error. */
type Send = (method: string, params?: object) => Promise<Answer>

export type PlainBrowser = AsyncDisposable & {
  /** A window with an empty cache, which closes with `closePage`. */
  openPage(): Promise<{ send: Send; closePage: () => Promise<void> }>
}

/** Starts it, on a free port. */
export async function openPlainBrowser(): Promise<PlainBrowser> {
  const { executablePath = chromium.executablePath(), args = [] } = playwright.use?.launchOptions ?? {}
  const chrome = await chromeLauncher.launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...args],
    logLevel: 'silent',
  })
  const kill = () => chrome.kill()
  process.once('exit', kill)
  const { webSocketDebuggerUrl } = await (await fetch(`http://127.0.0.1:${chrome.port}/json/version`)).json()
  const connection = await connect(webSocketDebuggerUrl)
  return {
    async openPage() {
      const { browserContextId } = await connection.send('Target.createBrowserContext')
      const { targetId } = await connection.send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      })
      const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true })
      return {
        send: (method, params) => connection.send(method, params, sessionId),
        closePage: async () => {
          await connection.send('Target.disposeBrowserContext', { browserContextId })
        },
      }
    },
    async [Symbol.asyncDispose]() {
      connection.close()
      process.off('exit', kill)
      kill()
    },
  }
}

type Reply = { id?: number; result: Answer; error?: { message: string } }

async function connect(address: string) {
  const socket = new WebSocket(address)
  const opened = Promise.withResolvers<void>()
  socket.addEventListener('open', () => opened.resolve())
  socket.addEventListener('error', () => opened.reject(new Error(`No browser answers at ${address}`)))
  await opened.promise
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error }: Reply = JSON.parse(String(data))
    const asked = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (error) asked?.reject(new Error(error.message))
    else asked?.resolve(result)
  })
  let last = 0
  return {
    send(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
      const reply = Promise.withResolvers<Answer>()
      last += 1
      waiting.set(last, reply)
      socket.send(JSON.stringify({ id: last, method, params, ...(sessionId ? { sessionId } : {}) }))
      return reply.promise
    },
    close: () => socket.close(),
  }
}
