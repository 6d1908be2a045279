/**
 * What the server hands to a page while it is rendered.
 *
 * The page bundle is built apart from the server, so the two cannot share a module: they meet in one
 * AsyncLocalStorage kept as `globalThis.aanganPage`. Loaders running on the server reach the API with
 * `globalThis.aanganPage?.getStore()?.apiFetch(request)`.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { SiteSettings } from '#web/site.ts'

export type PageRequest = {
  /** Calls the API in this process. The page remembers what the answer showed. */
  apiFetch: (request: Request) => Promise<Response>
  /** The settings a page needs; it carries them to the browser. */
  site: SiteSettings
  /** The id in the log and in the `X-Request-Id` header. */
  requestId: string
}

declare global {
  var aanganPage: AsyncLocalStorage<PageRequest> | undefined
}

/** Runs `render` so that every loader it starts finds `page`. */
export function withPageRequest<T>(page: PageRequest, render: () => T): T {
  globalThis.aanganPage ??= new AsyncLocalStorage<PageRequest>()
  return globalThis.aanganPage.run(page, render)
}
