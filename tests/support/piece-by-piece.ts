import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as rest } from 'node:timers/promises'

export interface PieceByPiece extends AsyncDisposable {
  url: string
}

const pieceBytes = 1024
/** Longer than a frame, so that the browser paints what it has. */
const betweenMs = 25

/** The same site on a line so thin that its pages arrive in pieces; everything else arrives immediately. */
export async function openPieceByPiece(site: { url: string }): Promise<PieceByPiece> {
  const server = createServer(async ({ url = '/', method = 'GET' }, response) => {
    const answer = await fetch(site.url + url, { method, redirect: 'manual' })
    const type = answer.headers.get('content-type') ?? 'text/plain'
    response.writeHead(answer.status, { 'content-type': type })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!type.startsWith('text/html')) return void response.end(bytes)
    for (let from = 0; from < bytes.length && !response.destroyed; from += pieceBytes) {
      response.write(bytes.subarray(from, from + pieceBytes))
      await rest(betweenMs)
    }
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
