/** The sockets: where to listen, how long to wait for clients, how to stop without dropping a request. */
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { Server as NetServer, type Socket, type ListenOptions as SocketOptions } from 'node:net'
import { StartupError } from '#db/startup-error.ts'
import { dataPolicy } from '../answers/security-headers.ts'

export type ListenOptions = {
  host: string
  port: number
  /** When the port is in use, the next free one is taken instead. */
  orNextFree?: boolean
  /** The longest a client may take to send a request's head; the reader of a body limits the body's time. */
  requestTimeoutMs: number
  /** Called for requests that never became one: unreadable, too slow, too large a head. */
  onRefused?: (status: number) => void
  /** Called for a connection beyond the most that may be open, which was closed. */
  onDropped?: () => void
  /** File descriptors of sockets that were bound by another process, instead of sockets of our own. */
  inherited?: readonly number[]
}

/** A reserved address where requests are not answered yet. */
export type Reserved = Pick<Listening, 'port' | 'address'> & {
  /** Answers requests from now on, and those that wait already. */
  serve: (handle: RequestListener) => Promise<Listening>
}

export type Listening = {
  port: number
  /** The address to open in a browser. */
  address: string
  /** The sockets, for a process that takes them over. */
  servers: readonly NetServer[]
  /**
   * Leaves new connections to the process that has the same sockets. Connected clients may finish and send
   * one more request: a connection is closed with its next answer, or when it has been idle for as long as
   * clients expect. Returns how many were cut off after `ms`.
   */
  drain: (ms: number) => Promise<number>
  /** Takes no new connections, finishes open requests, at most for `ms`. Returns how many were cut off. */
  close: (ms: number) => Promise<number>
}

/**
 * Says early, before anything slow is done, that listening would fail.
 * @throws StartupError as `listen` does
 */
export async function checkPort({
  host,
  port,
  orNextFree,
  requestTimeoutMs,
  inherited = [],
}: ListenOptions): Promise<void> {
  if (port === 0 || orNextFree || inherited.length > 0) return
  const listening = await listen({ host, port, requestTimeoutMs }, (_request, response) => response.destroy())
  await listening.close(0)
}

const largestHead = 16 * 1024
const keepAliveMs = 30_000
// A connection is closed this much later than its client was told: a request sent at the last moment, while
// this process waited for a core, is answered instead of being reset.
const keepAliveSlackMs = 5_000
// Node takes one new connection a listening socket for each turn of its event loop: behind a crowd that connects at
// the same moment, a balancer's health check would wait for all of it. The system shares connections out among these.
const socketsPerHost = 32
// The system's own limit (net.core.somaxconn) may be lower; a connection beyond it is tried again after seconds.
const backlog = 4_096
// Each costs some 35 KB while it waits. Connections beyond this are closed, or memory would have no bound.
const mostConnections = 20_000

/**
 * Reserves the address and answers there.
 * @throws StartupError when the address or port is not available
 */
export async function listen(options: ListenOptions, handle: RequestListener): Promise<Listening> {
  return (await reserve(options)).serve(handle)
}

/**
 * Takes the address, so that no other process gets it. Our own sockets hold connections until they are
 * served; inherited ones are left to the process that still serves them.
 * @throws StartupError when the address or port is not available
 */
export async function reserve(options: ListenOptions): Promise<Reserved> {
  const sockets = new Set<Socket>()
  const servers: Server[] = []
  const { promise: served, resolve: serve } = Promise.withResolvers<RequestListener>()
  let handle: RequestListener = (request, response) => void served.then((now) => now(request, response))
  let isDraining = false
  let { port } = options
  const { inherited = [] } = options
  // 'localhost' means both loopback addresses: browsers try one, some tools only the other one.
  const hosts = options.host === 'localhost' ? ['127.0.0.1', '::1'] : [options.host]
  try {
    for (const host of inherited.length > 0 ? [] : hosts) {
      const opened = await bindAll(() => createPatientServer(options), host, port).catch((error) => {
        if (host === '::1' && !isTaken(error)) return undefined
        throw error
      })
      if (opened === undefined) continue
      port = opened.port
      servers.push(...opened.servers)
    }
  } catch (error) {
    for (const server of servers) server.close()
    const next = options.port + 1
    if (options.orNextFree && isTaken(error) && next <= 65_535) return reserve({ ...options, port: next })
    throw explain(error, options)
  }
  const at = { port, address: `http://${hostInUrl(options.host)}:${port}` }
  return {
    ...at,
    async serve(answer) {
      handle = answer
      serve(answer)
      for (const fd of inherited) {
        const server = createPatientServer(options)
        server.maxConnections = mostConnections / inherited.length
        await bind(server, { fd })
        servers.push(server)
      }
      return {
        ...at,
        servers,
        drain(ms) {
          isDraining = true
          return finish(servers, sockets, ms)
        },
        close: (ms) => closeGracefully(servers, sockets, ms),
      }
    },
  }

  function createPatientServer({ requestTimeoutMs, onRefused, onDropped }: ListenOptions): Server {
    const server = createServer(
      {
        maxHeaderSize: largestHead,
        // Most requests are reads: no stream is set up for the body that they do not have.
        optimizeEmptyRequests: true,
        // A video may take an hour on a thin line.
        requestTimeout: 0,
        headersTimeout: Math.min(requestTimeoutMs, 10_000),
        keepAliveTimeout: keepAliveMs,
        keepAliveTimeoutBuffer: keepAliveSlackMs,
        connectionsCheckingInterval: Math.min(1_000, requestTimeoutMs / 2),
      },
      (request, response) => {
        if (isDraining) response.shouldKeepAlive = false
        handle(request, response)
      },
    )
    // A client that stops reading the answer.
    server.setTimeout(requestTimeoutMs * 2 + keepAliveMs + keepAliveSlackMs)
    server.on('connection', (socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    if (onDropped) server.on('drop', onDropped)
    server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      const status = refusals[error.code ?? ''] ?? 400
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
      onRefused?.(status)
      socket.end(refusal(status))
    })
    return server
  }
}

const refusals: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

function refusal(status: number): string {
  const sentence = `${STATUS_CODES[status]}\n`
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${sentence.length}`,
    'X-Content-Type-Options: nosniff',
    `Content-Security-Policy: ${dataPolicy}`,
    '',
    sentence,
  ].join('\r\n')
}

/** Several servers at one address, or one where the system cannot share it out (macOS, Windows). */
async function bindAll(create: () => Server, host: string, port: number) {
  // Sockets that share an address would share it with another start of the site: this one finds that out.
  const alone = create()
  const servers = [alone]
  let bound = await bind(alone, { host, port })
  if (process.platform !== 'linux') {
    alone.maxConnections = mostConnections
    return { port: bound, servers }
  }
  await new Promise((resolve) => alone.close(resolve))
  servers.pop()
  try {
    while (servers.length < socketsPerHost) {
      const server = create()
      server.maxConnections = mostConnections / socketsPerHost
      bound = await bind(server, { host, port: bound, reusePort: true })
      servers.push(server)
    }
  } catch (error) {
    for (const server of servers) server.close()
    throw error
  }
  return { port: bound, servers }
}

function bind(server: Server, options: SocketOptions & { fd?: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ backlog, ...options }, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : (options.port ?? 0))
    })
  })
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

function explain(error: unknown, { host, port }: ListenOptions): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const other = port === 65_535 ? port - 1 : port + 1
  if (code === 'EADDRINUSE')
    return new StartupError(
      `Port ${port} is in use: start with another one, such as PORT=${other} npm start.`,
      { mayPass: true },
    )
  if (code === 'EACCES')
    return new StartupError(`Port ${port} may not be used by this account: start with PORT=3000 npm start.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL')
    return new StartupError(
      `This machine has no address ${host}: set HOST to one it has, such as HOST=0.0.0.0 for all.`,
      { mayPass: true },
    )
  return error
}

function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

async function closeGracefully(servers: Server[], sockets: Set<Socket>, ms: number): Promise<number> {
  // A connection kept alive becomes idle when its answer is sent; after that only we close it.
  const idle = setInterval(() => {
    for (const server of servers) server.closeIdleConnections()
  }, 20)
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)))
  return ended(closed, sockets, ms).finally(() => clearInterval(idle))
}

/** An HTTP server that is closed as such closes idle connections as well, whose next request may be on its way. */
function finish(servers: Server[], sockets: Set<Socket>, ms: number): Promise<number> {
  const closed = servers.map(
    (server) => new Promise((resolve) => NetServer.prototype.close.call(server, resolve)),
  )
  return ended(closed, sockets, ms)
}

/** Returns how many connections had to be cut off. */
async function ended(closed: Promise<unknown>[], sockets: Set<Socket>, ms: number): Promise<number> {
  let cut = 0
  const limit = setTimeout(() => {
    cut = sockets.size
    for (const socket of sockets) socket.destroy()
  }, ms)
  await Promise.all(closed)
  clearTimeout(limit)
  return cut
}
