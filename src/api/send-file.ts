/** Files that staff download, made while they are sent. */
import { create as contentDisposition } from 'content-disposition'
import { utf8Mark } from '#domain/csv/index.ts'

/** A CSV for a spreadsheet, under a name that says what it is. */
export function sendCsv(name: string, lines: AsyncIterable<string>): Response {
  return sendStreamed(withMark(lines), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': contentDisposition(name),
  })
}

/** An event's name, or its name and data. */
type SentEvent = string | { name: string; data: unknown }

/** Server-sent events as they happen; one named 'quiet' only keeps the connection open. */
export function sendEvents(events: AsyncIterable<SentEvent>): Response {
  const coming = events[Symbol.asyncIterator]()
  const written = {
    next: async () => {
      const { done, value } = await coming.next()
      return done ? { done, value } : { value: writeEvent(value) }
    },
    return: async () => {
      await coming.return?.()
      return { done: true as const, value: undefined }
    },
  }
  return sendStreamed({ [Symbol.asyncIterator]: () => written }, { 'content-type': 'text/event-stream' })
}

function writeEvent(event: SentEvent): string {
  if (event === 'quiet') return 'retry: 2000\n: quiet\n\n'
  if (typeof event === 'string') return `event: ${event}\ndata: now\n\n`
  return `event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`
}

export type StreamLimits = {
  /** How long the reader may pause. */
  pauseMs?: number
  /** How long the whole stream may take; unlimited when left out. */
  wholeMs?: number
  /** Called once, however the stream ends. */
  onEnd?: () => void
}

/**
 * Streams texts or bytes as they are made. The source ends when the client disconnects, before the first
 * piece or later, or stops reading, so that an answer never holds its resources forever.
 */
export function sendStreamed(
  pieces: AsyncIterable<string | Uint8Array>,
  headers: Record<string, string>,
  { pauseMs = 120_000, wholeMs, onEnd }: StreamLimits = {},
): Response {
  const coming = pieces[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const ending = new AbortController()
  let pause: NodeJS.Timeout | undefined
  const whole = wholeMs === undefined ? undefined : setTimeout(() => ending.abort(), wholeMs).unref()
  let isOver = false
  const end = () => {
    clearTimeout(pause)
    clearTimeout(whole)
    if (!isOver) onEnd?.()
    isOver = true
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      ending.signal.addEventListener('abort', () => {
        end()
        controller.error(new Error('What was sent was read too slowly'))
        void coming.return?.()
      })
    },
    async pull(controller) {
      clearTimeout(pause)
      try {
        const { done, value } = await coming.next()
        if (ending.signal.aborted) return
        if (done) {
          end()
          controller.close()
        } else {
          pause = setTimeout(() => ending.abort(), pauseMs).unref()
          controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
        }
      } catch (error) {
        end()
        throw error
      }
    },
    async cancel() {
      end()
      await coming.return?.()
    },
  })
  return new Response(body, { headers: { ...headers, 'x-accel-buffering': 'no' } })
}

async function* withMark(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield utf8Mark
  yield* lines
}
