/** The API of another host, for a web whose setting API_BASE names one: the pages ask it as a browser would. */
import { endpointUrl } from '#api/endpoint-url.ts'
import { addressHeader } from '#api/sender.ts'
import type { Endpoint } from '#contract/api/endpoint.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { currentLanguage } from '#messages/language.ts'
import type { SiteApi } from './page-request.ts'

const all: Readonly<Record<string, Endpoint>> = endpoints

/** Visitors do not look at an empty screen for longer. */
const readPatienceMs = 3_000
const restMs = 1_000

/**
 * Calls go to `base` and are given up after `patienceMs`; reads for pages sooner, and then the host is not
 * called for a second, so that the next callers get their answer immediately. Its answers have no tags: its
 * changes are not reported to us, so pages made of them are rendered for every visit. `own` answers calls
 * about the site itself that the host does not know.
 */
export function remoteApi(base: string, patienceMs: number, own: SiteApi): SiteApi {
  let restsUntil = 0

  return {
    async read(name, input, requestId) {
      const endpoint = all[name]
      if (!endpoint) throw new Error(`There is no call ${name}`)
      const headers = {
        accept: 'application/json',
        'accept-language': currentLanguage(),
        'x-request-id': requestId,
      }
      if (Date.now() < restsUntil) throw new Error(`${base} is left in peace for a moment.`)
      const signal = AbortSignal.timeout(Math.min(patienceMs, readPatienceMs))
      try {
        const answer = await fetch(`${base}${endpointUrl(endpoint, input)}`, { headers, signal })
        if (answer.status === 404 && endpoint.ofSite) {
          await answer.body?.cancel()
          return own.read(name, input, requestId)
        }
        return { status: answer.status, body: await readBody(answer), tags: undefined }
      } catch (error) {
        restsUntil = Date.now() + restMs
        throw error
      }
    },

    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      // The other host trusts us like a proxy: TRUST_PROXY there.
      const visitor = headers.get(addressHeader)
      headers.delete(addressHeader)
      if (visitor !== null) headers.set('x-forwarded-for', visitor)
      if (!headers.has('accept-language')) headers.set('accept-language', currentLanguage())
      const body = await request.arrayBuffer()
      return fetch(`${base}${pathname}${search}`, {
        method: request.method,
        headers,
        signal: AbortSignal.timeout(patienceMs),
        ...(body.byteLength > 0 && { body }),
      })
    },
  }
}

/** A refusal may be a page of any form. */
async function readBody(answer: Response): Promise<unknown> {
  if (answer.ok) return answer.json()
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
