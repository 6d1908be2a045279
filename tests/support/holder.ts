import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Holder {
  url: string
  started: boolean
  leave(): Promise<void>
  kill(): Promise<void>
}

/** Starts another process that opens the data folder's PostgreSQL and keeps it until told to leave. */
export async function holdInAnotherProcess(folder: string): Promise<Holder> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'open-and-hold.ts'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line]: string[] = await once(createInterface(child.stdout), 'line')
  const { url, started }: { url: string; started: boolean } = JSON.parse(line ?? '')
  return {
    url,
    started,
    leave: () => ended(child, () => child.stdin.end()),
    kill: () => ended(child, () => child.kill('SIGKILL')),
  }
}

async function ended(child: ChildProcess, how: () => void): Promise<void> {
  const exit = once(child, 'exit')
  how()
  await exit
}
