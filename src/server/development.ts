/** While developing, Vite compiles the pages as they are asked for and tells the browser what was saved. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { FetchHandler, PagesModule } from './render-page.ts'

export type DevelopmentPages = {
  pages: FetchHandler
  /** Answers what is Vite's (modules, styles, its client); false when it is a page's address. */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  close: () => Promise<void>
}

const entry = 'virtual:tanstack-start-server-entry'

export async function openDevelopmentPages(): Promise<DevelopmentPages> {
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    // Vite's own way writes a file beside its config, which looks like a change to whoever restarts us on one.
    configLoader: 'native',
  })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs the pages')
  return {
    async pages(request) {
      const module = await ssr.runner.import<PagesModule>(entry)
      return module.default.fetch(request)
    },
    answer: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('close', () => resolve(true))
        vite.middlewares(request, response, (error?: unknown) => (error ? reject(error) : resolve(false)))
      }),
    close: () => vite.close(),
  }
}
