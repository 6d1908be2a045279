import type { Page, Route } from '@playwright/test'
import { failedLoad } from './trouble.ts'

interface Failure {
  /** Prepares it; the returned function makes it happen once the form is on its way. */
  begin: (page: Page, call: string) => Promise<() => Promise<void>>
  error: Error | 409
  /** The browser's messages about it. */
  seen: RegExp[]
}

const byItself = async () => {}

const routed = (answer: (route: Route) => Promise<void>) => async (page: Page, call: string) => {
  await page.route(call, answer, { times: 1 })
  return byItself
}

const answers = (status: number) => routed((route) => route.fulfill({ status, json: {} }))

/** Every way in which a form may fail to reach the server, or its answer the visitor. */
export const failures: Readonly<Record<string, Failure>> = {
  'an error of the server': { begin: answers(500), error: new Error(), seen: [failedLoad(500)] },
  'a conflict': { begin: answers(409), error: 409, seen: [failedLoad(409)] },
  'no answer in time': {
    begin: async (page, call) => {
      const sent = Promise.withResolvers<void>()
      await page.route(call, () => sent.resolve(), { times: 1 })
      return async () => {
        await sent.promise
        await page.clock.fastForward(31_000)
      }
    },
    error: new Error(),
    seen: [],
  },
  'a connection that breaks off': {
    begin: routed((route) => route.abort('connectionreset')),
    error: new Error(),
    seen: [/ERR_CONNECTION_RESET/],
  },
  'no connection': {
    begin: async (page) => {
      await page.context().setOffline(true)
      return byItself
    },
    error: new Error(),
    seen: [/ERR_INTERNET_DISCONNECTED/],
  },
}
