/**
 * The data that the server passes to a page while it is rendered.
 *
 * The page bundle is built apart from the server, so the two cannot share a module: they meet in one
 * AsyncLocalStorage kept as `globalThis.aanganPage`. Loaders running on the server reach the API with
 * `globalThis.aanganPage?.getStore()?.api`.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { SiteSettings } from '#ui/site-settings.ts'

/** The API in this process. */
export type SiteApi = {
  /** Any call, as it comes over HTTP. */
  fetch: (request: Request) => Response | Promise<Response>
  /** A GET of the contract by its name: the value itself, or the error envelope with its status. */
  read: (
    name: string,
    input: {
      params: Readonly<Record<string, string>>
      query: Readonly<Record<string, string | readonly string[]>>
    },
    requestId: string,
  ) => Promise<{ status: number; body: unknown; tags: readonly string[] | undefined }>
}

export type PageRequest = {
  /** The page remembers what the answers showed. */
  api: SiteApi
  /** The settings a page needs; it carries them to the browser. */
  site: SiteSettings
  /** The nonce of the page's own inline scripts in its policy; drawn for each rendering. */
  nonce?: string | undefined
  /** The id in the log and in the `X-Request-Id` header, which a page that failed shows. */
  requestId: string
  /**
   * Takes the whole page as it was rendered, so that its text needs no way through a stream of bytes and back;
   * the response then has no body. Without it the response has.
   */
  takeHtml?: (html: string) => void
  /** Takes the pattern of the route that is shown, such as '/listing/$id', for the log. */
  takeRoute?: (pattern: string) => void
}

declare global {
  var aanganPage: AsyncLocalStorage<PageRequest> | undefined
}

/** Runs `render` so that every loader it starts finds `page`. */
export function withPageRequest<T>(page: PageRequest, render: () => T): T {
  globalThis.aanganPage ??= new AsyncLocalStorage<PageRequest>()
  return globalThis.aanganPage.run(page, render)
}
