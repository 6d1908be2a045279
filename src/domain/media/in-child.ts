/**
 * Runs tasks in media processes, at most two in parallel. A process does many tasks one after the other; one
 * that takes too long or too much memory is killed with its task.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { memoryMegabytes } from '#config'
import { requestErrors as t } from '#messages/server.ts'
import { Unavailable } from '../errors.ts'
import { limitedCommand } from './limited-command.ts'
import { type FromChild, mostMegabytes, type Order, type Report } from './messages.ts'
import { PictureQueue, type Urgency } from './picture-queue.ts'
import type { MediaResult, MediaTask, MediaTasks } from './tasks.ts'

/** The task could not be done with this file: it is broken, or takes too much time or memory. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

export type TaskOptions = { urgency: Urgency; seconds?: number }

// Where memory is short, pictures wait for each other.
const parallel = memoryMegabytes < 1_500 ? 1 : 2
const longestQueue = 200
const mostSeconds = 20
const idleMs = 60_000

const turns = new PictureQueue({ places: parallel, longestQueue })
const idle = new Map<ChildProcess, NodeJS.Timeout>()

/**
 * Waits for its turn and runs the task in a separate process.
 * @throws Unreadable when the task fails or breaks a limit, Unavailable when too many wait or no process can be started
 */
export function inChild<Task extends MediaTask>(
  task: Task,
  input: Parameters<MediaTasks[Task]>[0],
  { urgency, seconds = mostSeconds }: TaskOptions,
): Promise<MediaResult<Task>> {
  return turns.take<MediaResult<Task>>(urgency, async () => {
    const child = takeIdle() ?? (await start())
    const report = await ask(child, { task, input }, seconds)
    if (report.isSpent) end(child)
    else keep(child)
    if ('failure' in report) throw new Unreadable(report.failure)
    return resultOf<Task>(report.result)
  })
}

/**
 * The child returns the result of the task with this name; TypeScript cannot infer that through a message.
 */
function resultOf<Task extends MediaTask>(result: unknown): MediaResult<Task> {
  return result as MediaResult<Task>
}

function takeIdle(): ChildProcess | undefined {
  for (const [child, timer] of idle) {
    clearTimeout(timer)
    idle.delete(child)
    if (child.connected) return child
  }
  return undefined
}

/** An idle process does not keep this one from ending, and ends when it is not needed. */
function keep(child: ChildProcess): void {
  child.channel?.unref()
  idle.set(
    child,
    setTimeout(() => {
      idle.delete(child)
      end(child)
    }, idleMs).unref(),
  )
}

function end(child: ChildProcess): void {
  child.kill('SIGKILL')
}

// The kernel's limit comes after the process's own, which leaves an orderly error behind.
const kernelMegabytes = mostMegabytes * 1.5

async function start(): Promise<ChildProcess> {
  const node = {
    file: process.execPath,
    args: ['--max-old-space-size=256', path.join(import.meta.dirname, 'child.ts')],
  }
  const { file, args } = limitedCommand(node, { kind: 'data', megabytes: kernelMegabytes })
  // A decoder that an attacker takes over finds no secret in its environment.
  const env = Object.fromEntries(['PATH', 'HOME', 'TMPDIR'].map((name) => [name, process.env[name]]))
  const child = spawn(file, args, {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  child.unref()
  offerToKernel(child)
  const said = await heard(child, 'The process for pictures and videos did not start').catch((cause) => {
    throw new Unavailable(t.filesUnreadable, { cause })
  })
  if (said !== 'ready') throw new Error('The process for pictures and videos did not begin as it should')
  return child
}

/**
 * When memory runs out, the kernel kills this process before the site or its database. Only Linux supports
 * it.
 */
function offerToKernel({ pid }: ChildProcess): void {
  if (process.platform !== 'linux' || pid === undefined) return
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '900')
  } catch {
    // It has ended already, or the system forbids it: the kernel chooses by size.
  }
}

async function ask(child: ChildProcess, order: Order, seconds: number): Promise<Report> {
  const timer = setTimeout(() => end(child), seconds * 1000)
  try {
    const answer = heard(child, 'It took too much time or memory')
    // A process that has ended gets no message: `heard` reports that.
    child.send(order, () => {})
    const said = await answer
    if (said === 'ready') throw new Error('The process for pictures and videos began twice')
    return said
  } catch (error) {
    end(child)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** The next message of the child. @throws Unreadable with `ended` when it ends instead */
function heard(child: ChildProcess, ended: string): Promise<FromChild> {
  child.channel?.ref()
  return new Promise((resolve, reject) => {
    const stop = () => {
      child.off('message', onMessage)
      child.off('exit', onExit)
      child.off('error', onError)
    }
    const onMessage = (said: unknown) => {
      stop()
      resolve(asSaid(said))
    }
    const onExit = () => {
      stop()
      reject(new Unreadable(ended))
    }
    const onError = (error: Error) => {
      stop()
      reject(error)
    }
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.on('error', onError)
  })
}

/** Our own program sends these messages. */
function asSaid(said: unknown): FromChild {
  return said as FromChild
}
