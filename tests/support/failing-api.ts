/** A host that passes calls on to an API, except for those that it should answer with 500. */
import { once } from 'node:events'
import { createServer } from 'node:http'

// Pages ask from another origin, some calls with the type of JSON (the offices).
const anyOrigin = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }

export async function openFailingApi(origin: string) {
  let failing: RegExp | undefined
  const server = createServer(async ({ url = '/', method = 'GET' }, response) => {
    if (failing?.test(url)) {
      response.writeHead(500, { ...anyOrigin, 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { code: 'internal', message: 'It failed.' } }))
      return
    }
    if (method === 'OPTIONS') {
      response.writeHead(204, anyOrigin)
      response.end()
      return
    }
    const answer = await fetch(origin + url, { method })
    const type = answer.headers.get('content-type') ?? 'text/plain'
    response.writeHead(answer.status, { ...anyOrigin, 'content-type': type })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    /** Calls whose address matches fail from now on; nothing fails without a path. */
    fail(path: RegExp | undefined) {
      failing = path
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
