/** In development, Vite compiles the pages on request and sends saved changes to the browser. */
import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { FetchHandler, PagesModule } from '../pages/render-page.ts'

export type DevelopmentPages = {
  pages: FetchHandler
  /** Answers Vite's own addresses (modules, styles, its client); false for the address of a page. */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  close: () => Promise<void>
}

const entry = 'virtual:tanstack-start-server-entry'

export async function openDevelopmentPages({ host }: { host: string }): Promise<DevelopmentPages> {
  const reload = await openReloadServer(host)
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server: reload.server, clientPort: reload.port } },
    appType: 'custom',
    // By default Vite writes a file beside its config, which would trigger a watcher that restarts us on
    // changes.
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
    async close() {
      await vite.close()
      reload.server.close()
    },
  }
}

/**
 * The server that notifies browsers of changes: a free port, because another checkout may use Vite's fixed
 * one.
 */
async function openReloadServer(host: string) {
  const server = createHttpServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The reload server has no port')
  return { server, port: address.port }
}
