/** Files that the office downloads, made while they are sent. */
import { utf8Mark } from '#domain/exports/csv.ts'

/** A CSV for a spreadsheet, under a name that says what it is. */
export function sendCsv(name: string, lines: AsyncIterable<string>): Response {
  return sendStreamed(withMark(lines), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  })
}

/** Server-sent events as they happen; one named 'quiet' only keeps the connection open. */
export function sendEvents(events: AsyncIterable<string>): Response {
  const coming = events[Symbol.asyncIterator]()
  const written = {
    next: async () => {
      const { done, value } = await coming.next()
      return done ? { done, value } : { value: writeEvent(value) }
    },
    return: async () => (await coming.return?.()) ?? { done: true as const, value: undefined },
  }
  return sendStreamed({ [Symbol.asyncIterator]: () => written }, { 'content-type': 'text/event-stream' })
}

function writeEvent(name: string): string {
  return name === 'quiet' ? 'retry: 2000\n: quiet\n\n' : `event: ${name}\ndata: now\n\n`
}

/** Texts as they are made; whoever leaves ends the making. */
export function sendStreamed(texts: AsyncIterable<string>, headers: Record<string, string>): Response {
  const coming = texts[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await coming.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await coming.return?.()
    },
  })
  return new Response(body, { headers: { ...headers, 'x-accel-buffering': 'no' } })
}

async function* withMark(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield utf8Mark
  yield* lines
}
