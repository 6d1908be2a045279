/** Firefox ESR as Debian has it, driven by WebDriver BiDi, which it speaks itself. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { clicked, pressed } from './actions.ts'
import { type Connection, connect } from './connection.ts'
import { type Engine, type Size, type Tab, Unavailable } from './engine.ts'
import { start } from './program.ts'

const path = '/usr/bin/firefox-esr'

/** It must not talk to its maker, nor restart for an update, while it is tried. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9/',
  'toolkit.telemetry.enabled': false,
}

export async function openFirefox(): Promise<Engine> {
  if (!existsSync(path)) throw new Unavailable('it is not installed: apt-get install firefox-esr')
  const profile = mkdtempSync(join(tmpdir(), 'aangan-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const program = start(
    path,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    {
      HOME: profile,
      MOZ_CRASHREPORTER_DISABLE: '1',
    },
  )
  const browser = await connect(`${await program.says(/WebDriver BiDi listening on (ws:\S+)/)}/session`)
  await browser.send('session.new', { capabilities: {} })
  await browser.send('session.subscribe', {
    events: ['browsingContext.navigationStarted', 'log.entryAdded', 'script.realmCreated'],
  })
  return {
    open: (size) => openTab(browser, size),
    async close() {
      browser.close()
      await program.end()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const Entry = z.object({
  level: z.string(),
  text: z.string().nullable(),
  source: z.object({ context: z.string().optional(), realm: z.string() }),
})
const Navigation = z.object({ context: z.string() })
const Realm = z.object({ context: z.string().optional(), realm: z.string() })
const Evaluated = z.object({
  type: z.string(),
  result: z.object({ value: z.string().optional() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
})

async function openTab(browser: Connection, size: Size): Promise<Tab> {
  const { userContext } = z
    .object({ userContext: z.string() })
    .parse(await browser.send('browser.createUserContext'))
  const { context } = z
    .object({ context: z.string() })
    .parse(await browser.send('browsingContext.create', { type: 'tab', userContext }))
  const errors: string[] = []
  // Only Firefox reports requests that end because their page is being left as failures.
  const left = new Set<string>()
  let current = ''
  browser.onEvent(({ method, params }) => {
    if (method === 'script.realmCreated') {
      const created = Realm.parse(params)
      if (created.context === context) current = created.realm
    }
    if (method === 'browsingContext.navigationStarted' && Navigation.parse(params).context === context)
      left.add(current)
    if (method !== 'log.entryAdded') return
    const { level, text, source } = Entry.parse(params)
    if (level === 'error' && source.context === context && !left.has(source.realm)) errors.push(text ?? '')
  })
  const resize = async (viewport: Size) => {
    await browser.send('browsingContext.setViewport', { context, viewport })
  }
  await resize(size)
  await browser.send('browsingContext.activate', { context })
  const act = (actions: object) => browser.send('input.performActions', { context, actions: [actions] })

  return {
    async goto(address) {
      await browser.send('browsingContext.navigate', { context, url: address, wait: 'complete' })
    },
    async evaluate(expression) {
      const answer = await browser.send('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      })
      const { result, exceptionDetails } = Evaluated.parse(answer)
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result?.value === undefined ? undefined : JSON.parse(result.value)
    },
    async click(x, y) {
      await act(clicked(x, y))
    },
    async press(key, held) {
      await act(pressed(key, held))
    },
    resize,
    errors: () => errors,
    async screenshot() {
      const answer = await browser.send('browsingContext.captureScreenshot', { context })
      return Buffer.from(z.object({ data: z.string() }).parse(answer).data, 'base64')
    },
    async close() {
      await browser.send('browser.removeUserContext', { userContext })
    },
  }
}
