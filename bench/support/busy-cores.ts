/** Keeps every core busy, as the other apps of a cheap phone do. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'

/** Starts one endless loop a core; they end with `await using`. */
export async function keepCoresBusy(): Promise<AsyncDisposable> {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  )
  await Promise.all(loops.map((loop) => once(loop, 'spawn')))
  return {
    async [Symbol.asyncDispose]() {
      const ended = loops.map((loop) => once(loop, 'exit'))
      for (const loop of loops) loop.kill()
      await Promise.all(ended)
    },
  }
}
