/**
 * Listens for changes of the database, on a connection of its own.
 *
 * The connection is checked every few hundred milliseconds: a change that cannot reach us must not leave an
 * old page in place for longer than a second. Now and then a notification of our own proves that
 * notifications arrive. While the connection is lost we get none, and after every gap anything may have
 * changed.
 */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { answered, DatabaseUnreachable } from '#db/database-watch.ts'
import { type Echo, openEcho } from '#db/notification-echo.ts'
import { part } from '#db/part.ts'
import { connectionTo } from '#db/servers.ts'
import { everything } from './page-cache.ts'

export const changeChannel = 'aangan_changed'

export type ChangeListenerOptions = {
  url: string
  /** Called with the tags of each change, in the order they were committed. */
  onChange: (tags: readonly string[]) => void
  /** Called with true when changes reach us from now on, with false when they no longer do. */
  onInformed: (informed: boolean) => void
  /**
   * Called with true when the connection is silent, with false when it answers again: nothing was missed
   * then.
   */
  onSilence?: (silent: boolean) => void
  onLost?: (error: Error) => void
  heartbeatMs?: number
  /** How long the connection may be silent before it is given up. */
  patienceMs?: number
}

export type ChangeListener = { stop: () => Promise<void> }

const Change = z.object({ tags: z.array(z.string()) })

/** The tags of a notification; a payload that cannot be parsed stands for everything. */
export function readChange(payload: string | undefined): readonly string[] {
  try {
    return Change.parse(JSON.parse(payload ?? '')).tags
  } catch {
    return [everything]
  }
}

const longestPause = 5_000

/** Starts listening; resolves once the first connection listens, and keeps connecting again by itself. */
export async function listenForChanges(options: ChangeListenerOptions): Promise<ChangeListener> {
  const stopping = new AbortController()
  let pause = 100
  let heard: () => void = () => {}
  const listening = new Promise<void>((resolve) => {
    heard = resolve
  })

  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await listenOnce(options, stopping.signal, () => {
          pause = 100
          heard()
        })
      } catch (error) {
        options.onLost?.(error instanceof Error ? error : new Error(String(error)))
      }
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {})
      pause = Math.min(pause * 2, longestPause)
    }
  }

  const done = keepListening()
  await listening
  return {
    async stop() {
      stopping.abort()
      await done
    },
  }
}

/** Runs one connection: resolves when it is stopped, rejects when the connection is lost. */
async function listenOnce(
  options: ChangeListenerOptions,
  stop: AbortSignal,
  connected: () => void,
): Promise<void> {
  const client = new pg.Client({
    ...connectionTo(options.url),
    application_name: 'aangan changes',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('The connection that hears of changes was closed.')))
  })
  lost.catch(() => {})
  client.on('notification', ({ channel, payload }) => {
    if (channel === changeChannel) options.onChange(readChange(payload))
  })
  try {
    await client.connect()
    await client.query(`LISTEN ${changeChannel}`)
    await using echo = await openEcho(client, options.url)
    await Promise.race([lost, echo.hear()])
    options.onInformed(true)
    connected()
    await Promise.race([lost, beat(client, echo, options, stop)])
  } finally {
    options.onInformed(false)
    await part(client)
  }
}

// A connection pooler may move us to another connection of its own at any time.
const beatsBetweenEchoes = 15
const hearingMs = 2_500

async function beat(
  client: pg.Client,
  echo: Echo,
  { heartbeatMs = 350, patienceMs = 3_000, onSilence = () => {} }: ChangeListenerOptions,
  stop: AbortSignal,
): Promise<void> {
  for (let beats = 1; ; beats += 1) {
    await wait(heartbeatMs, undefined, { signal: stop }).catch(() => {})
    if (stop.aborted) return
    const isEcho = beats % beatsBetweenEchoes === 0
    const asked: Promise<unknown> = isEcho ? echo.hear(hearingMs) : client.query('SELECT 1')
    // Earlier notifications arrive before the answer: when it arrives at all, nothing was missed. An echo
    // takes two connections, there and back.
    await answered(asked, isEcho ? 2 * heartbeatMs : heartbeatMs).catch(async (error) => {
      if (!(error instanceof DatabaseUnreachable)) throw error
      onSilence(true)
      await answered(asked, patienceMs)
      onSilence(false)
    })
  }
}
