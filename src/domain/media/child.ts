/**
 * A process of its own for the files of strangers: it does one task at a time, says what came of it, and ends when
 * it takes too much memory or the server is gone. Memory that a decoder asks for is Node's neither to see nor to limit.
 */
import { type FromChild, mostMegabytes, type Order, type Report } from './messages.ts'
import { type MediaTask, mediaTasks } from './tasks.ts'

const megabyte = 1024 * 1024
const lookEveryMs = 20
// The allocator may keep memory that a decoder freed.
const spentMegabytes = 400

setInterval(() => {
  if (process.memoryUsage.rss() > mostMegabytes * megabyte) process.kill(process.pid, 'SIGKILL')
}, lookEveryMs).unref()

// The server ends this process when it stops; a signal to the whole group is for the server to act on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())

process.on('message', async (order: Order) => say(await report(order)))
say('ready')

async function report({ task, input }: Order): Promise<Report> {
  try {
    return { result: await run(task, input), isSpent: isSpent() }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error), isSpent: isSpent() }
  }
}

/** The server sends each task with the input it takes. */
function run(task: MediaTask, input: unknown): Promise<unknown> {
  const perform = mediaTasks[task] as (input: unknown) => Promise<unknown>
  return perform(input)
}

function isSpent(): boolean {
  return process.memoryUsage.rss() > spentMegabytes * megabyte
}

function say(message: FromChild): void {
  process.send?.(message)
}
