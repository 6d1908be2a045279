/** The browser interface of the tests, whatever drives it. */

export interface Engine {
  /** A new visitor: without cookies, and with nothing stored. */
  open(size: Size): Promise<Tab>
  close(): Promise<void>
}

export type Size = { width: number; height: number }

export interface Tab {
  /** Resolves when the page and what it loads first are there. */
  goto(address: string): Promise<void>
  /** Runs an expression in the page, awaits what it gives, and returns it by way of JSON. */
  evaluate(expression: string): Promise<unknown>
  /** A real click at a place of the window. */
  click(x: number, y: number): Promise<void>
  /** Presses and releases a real key, while the other is held down. */
  press(key: Key, held?: HeldKey): Promise<void>
  resize(size: Size): Promise<void>
  /** The errors in the console so far. */
  errors(): readonly string[]
  /** The window as a PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** The keys that journeys press, with the characters that WebDriver knows them by. */
export const keys = {
  Enter: '\uE006',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
} as const

export type Key = keyof typeof keys

export const heldKeys = { Shift: '\uE008' } as const

export type HeldKey = keyof typeof heldKeys

/** Why a browser cannot be tried on this machine. */
export class Unavailable extends Error {}
