/** Sends events to another analytics service from a queue in memory, in batches, in the background. */
import type { OutsideEvent } from './outside-event.ts'

export type Sender = {
  /** Its name in the log. */
  name: string
  /** How many events are sent together. */
  atOnce: number
  /**
   * @throws Refused when the same would be refused again, NotAccepted when some were taken, anything else
   *   when all of it may work later
   */
  send(events: readonly OutsideEvent[], signal: AbortSignal): Promise<void>
}

/** The service does not accept this, now or later. */
export class Refused extends Error {
  override name = 'Refused'
}

/** Some were taken; these may be later. */
export class NotAccepted extends Error {
  override name = 'Untaken'
  readonly events: readonly OutsideEvent[]

  constructor(events: readonly OutsideEvent[], cause: Error) {
    super(cause.message)
    this.events = events
  }
}

export type Queue = {
  add(events: readonly OutsideEvent[]): void
  /** Sends the waiting events, if the service takes them immediately; the others are lost. */
  close(): Promise<void>
}

export type QueueOptions = {
  /** Called when the service fails or its queue is full: once, until it works again. */
  onTrouble: (sentence: string, error?: unknown) => void
  /** How many events wait at most; the oldest are dropped. */
  most?: number
  /** How long events are gathered, and the pause after the first failure. */
  gatherMs?: number
  patienceMs?: number
}

const longestRestMs = 60_000
// Closing must not take long.
const lastPatienceMs = 2_000

/** A slow, dead or full service costs this server a few megabytes and a log line, and delays no visitor. */
export function openQueue(
  sender: Sender,
  { onTrouble, most = 10_000, gatherMs = 2_000, patienceMs = 5_000 }: QueueOptions,
): Queue {
  const waiting: OutsideEvent[] = []
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()
  let failures = 0
  let isFull = false
  let isClosing = false

  function plan(ms: number) {
    timer ??= setTimeout(() => {
      timer = undefined
      sending = sending.then(sendAll)
    }, ms).unref()
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, sender.atOnce)
      try {
        await sender.send(batch, AbortSignal.timeout(isClosing ? lastPatienceMs : patienceMs))
        failures = 0
        isFull = false
      } catch (error) {
        if (failures === 0) onTrouble(`${sender.name} does not take what is counted`, error)
        failures += 1
        if (error instanceof Refused) continue
        waiting.unshift(...(error instanceof NotAccepted ? error.events : batch))
        giveWay()
        if (!isClosing) plan(Math.min(longestRestMs, gatherMs * 2 ** Math.min(failures, 10)))
        return
      }
    }
  }

  function giveWay() {
    if (waiting.length <= most) return
    waiting.splice(0, waiting.length - most)
    if (!isFull) onTrouble(`${sender.name} is slower than visitors are: the oldest events are dropped`)
    isFull = true
  }

  return {
    add(events) {
      waiting.push(...events)
      giveWay()
      plan(gatherMs)
    },
    async close() {
      isClosing = true
      clearTimeout(timer)
      await sending
      await sendAll()
    },
  }
}

/**
 * Posts JSON. Errors never contain the address, which may hold secrets.
 * @throws Refused for a status that stays, such as 400; Error for one that passes, and when there is no
 *   answer
 */
export async function post(
  address: string,
  body: object,
  { headers = {}, signal }: { headers?: Record<string, string>; signal: AbortSignal },
): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  }).catch(() => {
    throw new Error('It cannot be reached, or does not answer in time.')
  })
  await answer.body?.cancel()
  if (answer.ok) return
  const sentence = `It answered ${answer.status}.`
  throw answer.status < 500 && ![408, 429].includes(answer.status)
    ? new Refused(sentence)
    : new Error(sentence)
}
