import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A receiver's behaviour: answers with a status, or breaks off, or says nothing at all. */
export type Behaviour = number | 'break off' | 'say nothing' | ((response: ServerResponse) => void)

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

export interface Receiver extends AsyncDisposable {
  url: string
  received: Received[]
  /** Sets the behaviour for the next messages, one after the other. */
  behave(...behaviours: Behaviour[]): void
  /** The behaviour for those after them: at first all are accepted. */
  otherwise: Behaviour
  close(): Promise<void>
}

/** A program that is sent messages by HTTP, on a free port. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const next: Behaviour[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url: path = '', headers } = request
    received.push({ method, path, headers, body: Buffer.concat(chunks).toString() })
    const behaviour = next.shift() ?? receiver.otherwise
    if (typeof behaviour === 'function') behaviour(response)
    else if (behaviour === 'break off') request.socket.resetAndDestroy()
    else if (behaviour !== 'say nothing') response.writeHead(behaviour).end(`Said ${behaviour}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address())
  const receiver: Receiver = {
    otherwise: 204,
    url: `http://127.0.0.1:${port}`,
    received,
    behave: (...behaviours) => void next.push(...behaviours),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    [Symbol.asyncDispose]: () => receiver.close(),
  }
  return receiver
}
