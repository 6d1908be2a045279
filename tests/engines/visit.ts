/** A visit in a browser of any engine, written as a visitor would describe it. */
import { expect } from '@playwright/test'
import { z } from 'zod'
import { isLive } from '#tests/support/visit.ts'
import type { HeldKey, Key, Size, Tab } from './engine.ts'
import { act, type Deed, type Target } from './in-page.ts'

// As long as Playwright waits in the other journeys.
const patiently = { timeout: 45_000, intervals: [20, 50, 100] }

type Name = string | RegExp

export class Visit {
  readonly tab: Tab
  readonly #site: string
  readonly size: Size
  readonly #allowed: RegExp[] = []

  constructor(tab: Tab, site: string, size: Size) {
    this.tab = tab
    this.#site = site
    this.size = size
  }

  get isNarrow(): boolean {
    return this.size.width < 600
  }

  /** Allows this error in the console. Not every engine logs what the network refused. */
  allow(error: RegExp): void {
    this.#allowed.push(error)
  }

  /** The errors in the console that were not allowed. */
  get errors(): string[] {
    return this.tab.errors().filter((error) => !this.#allowed.some((allowed) => allowed.test(error)))
  }

  /** Opens an address of the site and waits until its buttons do something. */
  async open(path: string): Promise<void> {
    await this.tab.goto(new URL(path, this.#site).href)
    await this.isLive()
  }

  async isLive(): Promise<void> {
    await expect.poll(() => this.run(isLive), patiently).toBe(true)
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.#restingPlace(target)
    await this.tab.click(x, y)
  }

  press(key: Key, held?: HeldKey): Promise<void> {
    return this.tab.press(key, held)
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.#eventually(target, { do: 'fill', text })
  }

  async select(target: Target, text: string): Promise<void> {
    await this.#eventually(target, { do: 'select', text })
  }

  async attach(target: Target, file: string, text: string): Promise<void> {
    await this.#eventually(target, { do: 'attach', file, text })
  }

  async focus(target: Target): Promise<void> {
    await this.#eventually(target, { do: 'focus' })
  }

  /** Its text, or its entered value. */
  async read(target: Target): Promise<string> {
    return String(await this.#eventually(target, { do: 'read' }))
  }

  count(target: Target): Promise<unknown> {
    return this.run(act, target, { do: 'count' })
  }

  async sees(target: Target, text: Name): Promise<void> {
    const shown = () => this.run(act, target, { do: 'read' }).catch(String)
    await expect.poll(shown, { ...patiently, message: nameOf(target) }).toMatch(pattern(text))
  }

  async seesCount(target: Target, count: number): Promise<void> {
    await expect.poll(() => this.count(target), { ...patiently, message: nameOf(target) }).toBe(count)
  }

  async isAt(path: Name): Promise<void> {
    const at = () => this.run(() => location.pathname + location.search)
    await expect.poll(at, patiently).toMatch(typeof path === 'string' ? pattern(path, true) : path)
  }

  async hasAttribute(target: Target, attribute: string, value: Name): Promise<void> {
    const its = () => this.run(act, target, { do: 'attribute', attribute }).catch(String)
    await expect.poll(its, { ...patiently, message: nameOf(target) }).toMatch(pattern(value, true))
  }

  /** Runs a function, which refers to nothing outside itself, in the page. */
  run<Arguments extends readonly unknown[]>(
    code: (...given: Arguments) => unknown,
    ...given: Arguments
  ): Promise<unknown> {
    return this.tab.evaluate(`(${code})(${given.map((one) => JSON.stringify(one)).join(', ')})`)
  }

  /** Its position once it no longer moves. */
  async #restingPlace(target: Target): Promise<{ x: number; y: number }> {
    const place = async () => Place.parse(await this.#eventually(target, { do: 'point' }))
    let last = await place()
    await expect(async () => {
      const now = await place()
      const before = last
      last = now
      expect(now).toEqual(before)
    }).toPass(patiently)
    return last
  }

  async #eventually(target: Target, deed: Deed): Promise<unknown> {
    let result: unknown
    await expect(async () => {
      result = await this.run(act, target, deed).catch((error: Error) => {
        throw new Error(`${deed.do} ${nameOf(target)}: ${error.message.split('\n', 1)[0]}`)
      })
    }).toPass(patiently)
    return result
  }
}

const Place = z.object({ x: z.number(), y: z.number() })

const called = (selector: string) => (name: Name, within?: Target) => ({
  selector,
  name: typeof name === 'string' ? name : { pattern: name.source },
  ...(within && { within }),
})

export const button = called('button, [role=button], summary')
export const link = called('a[href]')
export const heading = called('h1, h2, h3')
export const dialog = called('dialog[open], [role=dialog]')
export const region = called('section, aside, [role=region]')
export const form = called('form')
export const field = called('input:not([type=hidden]), textarea, select')
export const option = called('[role=option]')
export const table = called('table')
export const list = called('ul, ol')
export const title: Target = { selector: 'h1' }
export const main: Target = { selector: 'main' }
export const css = (selector: string, within?: Target): Target => ({ selector, ...(within && { within }) })
/** A form of the site, by the id that distinguishes it from the others of its page. */
export const siteForm = (id: string): Target => css(`main form:has(input[name=form][value=${id}])`)

const nameOf = ({ selector, name }: Target): string =>
  `${selector}${name === undefined ? '' : ` ‘${typeof name === 'string' ? name : name.pattern}’`}`

function pattern(text: Name, isWhole = false): RegExp {
  if (typeof text !== 'string') return text
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(isWhole ? `^${escaped}$` : escaped)
}
