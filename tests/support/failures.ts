import { expect, type Page } from '@playwright/test'
import { failedLoad } from './trouble.ts'

interface Failure {
  begin: (page: Page, call: string) => Promise<unknown>
  /** Makes the failure happen once the form is on its way. */
  end?: (page: Page) => Promise<void>
  error: Error | 409
  /** What the browser says of it. */
  seen: RegExp[]
}

const answers = (status: number) => (page: Page, call: string) =>
  page.route(call, (route) => route.fulfill({ status, json: {} }), { times: 1 })

/** Every way in which a form may not reach the server, or its answer not the visitor. */
export const failures: Readonly<Record<string, Failure>> = {
  'an error of the server': { begin: answers(500), error: new Error(), seen: [failedLoad(500)] },
  'a conflict': { begin: answers(409), error: 409, seen: [failedLoad(409)] },
  'no answer in time': {
    begin: (page, call) => page.route(call, () => {}, { times: 1 }),
    end: async (page) => {
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
      await page.clock.fastForward(31_000)
    },
    error: new Error(),
    seen: [],
  },
  'a connection that breaks off': {
    begin: (page, call) => page.route(call, (route) => route.abort('connectionreset'), { times: 1 }),
    error: new Error(),
    seen: [/ERR_CONNECTION_RESET/],
  },
  'no connection': {
    begin: (page) => page.context().setOffline(true),
    error: new Error(),
    seen: [/ERR_INTERNET_DISCONNECTED/],
  },
}
