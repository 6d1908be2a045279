/**
 * One version takes over from another without a gap: the program that started both passes the sockets on, and has the
 * earlier one finish once the later one is ready (ADR 0034, scripts/lib/renew.js).
 */
import type { SendHandle } from 'node:child_process'
import type { Server } from 'node:net'

/** A server that answers. */
export type Running = {
  /** Such as `http://localhost:3000`. */
  address: string
  /** Where visitors find it: the address that was set, or the one above. */
  publicAddress: string
  port: number
  /** The sockets it listens on; `metrics` is that of the metrics. */
  sockets: () => { name: 'site' | 'metrics'; server: Server }[]
  /** The pages that are asked for most. */
  popularPages: () => string[]
  /**
   * Leaves new visitors and jobs to its successor and resolves when the open requests have been answered.
   * @param successor the folder of the version that has taken over
   */
  retire: (successor: string) => Promise<void>
}

type Asked = { type?: unknown; successor?: unknown }

/**
 * Reports to the program that started this one that the server is ready, and from now on follows its
 * messages.
 * @param end ends the process after the open requests have been answered
 */
export function followHandover(running: Running, end: () => Promise<void>): void {
  if (!process.send) return
  process.on('message', async ({ type, successor }: Asked) => {
    if (type === 'hand over') handOver(running)
    if (type === 'retire') {
      await running.retire(String(successor))
      await end()
    }
  })
  process.channel?.unref()
  tell({ type: 'ready', address: running.publicAddress, port: running.port })
}

function handOver({ sockets, port, popularPages }: Running): void {
  for (const { name, server } of sockets()) tell({ type: 'socket', name }, socketHandle(server))
  tell({ type: 'handed over', port, pages: popularPages() })
}

/** Reports what a start is doing to the program that started it. */
export function tellStatus(status: string): void {
  tell({ type: 'status', status })
}

function tell(message: object, handle?: SendHandle): void {
  // The other end may have gone.
  process.send?.(message, handle, {}, () => {})
}

/**
 * Sent as a server, the other side would take connections from it. Node has no public name for its handle.
 */
function socketHandle(server: Server): SendHandle | undefined {
  return '_handle' in server ? (server._handle as SendHandle) : undefined
}
