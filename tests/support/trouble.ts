import { type BrowserContext, expect } from '@playwright/test'

/**
 * Everything that goes wrong in a visitor's browser: errors in the console, uncaught errors, violations of the
 * content security policy, requests that fail. A test fails when something was seen that it did not expect, and
 * when something it expected was not seen.
 */
export class Trouble {
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []

  /** Says that this will go wrong in the test, and should. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns)
  }

  async watch(context: BrowserContext): Promise<void> {
    const see = (text: string) => this.#seen.push(text)
    context.on('console', (message) => {
      if (message.type() === 'error') see(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => see(`uncaught: ${error.error().stack ?? error.error().message}`))
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      if (!ofTheVisitor.has(reason)) see(`request: ${reason} ${request.method()} ${request.url()}`)
    })
    await context.exposeBinding('reportViolation', (_source, text: string) => see(`policy: ${text}`))
    await context.addInitScript(reportViolations)
  }

  /** Expected errors may reach the console after the page has shown them, so it waits for them. */
  async verify(): Promise<void> {
    const missing = () => this.#expected.filter((pattern) => !this.#seen.some((text) => pattern.test(text)))
    await expect.poll(() => missing().map(String), 'what should go wrong does').toEqual([])
    const unexpected = this.#seen.filter((text) => !this.#expected.some((pattern) => pattern.test(text)))
    expect(unexpected, 'nothing goes wrong in the browser').toEqual([])
  }
}

// Requests that the browser cancels when the visitor moves on, and those that it may not load (a visitor
// without JavaScript loads no scripts; violations of our own policy are reported as such).
const ofTheVisitor = new Set(['net::ERR_ABORTED', 'csp'])

declare global {
  interface Window {
    reportViolation(text: string): void
  }
}

function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    window.reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
  })
}

/** Chromium's console message for an answer with that status. */
export function failedLoad(status: number): RegExp {
  return new RegExp(`Failed to load resource: the server responded with a status of ${status}`)
}
