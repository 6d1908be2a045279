/** Programs that the tests start, and that never outlive them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'

export type Program = {
  /** Resolves with what the pattern finds in a line of its output. */
  says(pattern: RegExp): Promise<string>
  /** Returns a function that stops it. */
  onLine(heed: (line: string) => void): () => void
  end(): Promise<void>
}

// The kernel ends it with the process that started it, even when that one is killed.
const leash = '/usr/bin/setpriv'

export function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const [program, ...options] = existsSync(leash)
    ? [leash, '--pdeathsig', 'KILL', '--', command, ...args]
    : [command, ...args]
  const child = spawn(program ?? command, options, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const listeners = new Set<(line: string) => void>()
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      for (const heed of listeners) heed(line)
    })
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${lines.join('\n')}`)))
  })
  ended.catch(() => undefined)
  return {
    says(pattern) {
      const found = new Promise<string>((resolve) => {
        const heed = (line: string) => {
          const text = pattern.exec(line)
          if (text) resolve(text[1] ?? text[0])
        }
        lines.forEach(heed)
        listeners.add(heed)
      })
      return Promise.race([found, ended])
    },
    onLine(heed) {
      listeners.add(heed)
      return () => listeners.delete(heed)
    },
    end: () => endOf(child),
  }
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
