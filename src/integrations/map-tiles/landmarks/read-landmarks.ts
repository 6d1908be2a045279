/** The landmarks of a map file: from the list on disk, or collected in a thread and then stored there. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Landmark } from './collect.ts'
import { readLandmarkList } from './landmark-list.ts'
import type { LandmarkTask } from './landmark-thread.ts'

/** The map file with its version, and the folder for the lists of landmarks. */
export type LandmarkFiles = LandmarkTask & { folder: string }

// Some hundred thousand landmarks; the tiles are read one after the other.
const mostMegabytes = 512

/**
 * Processes that start together each collect the same list; the last one stores it.
 * @throws when the file cannot be read or `signal` is aborted
 */
export async function readLandmarks(
  { file, version, folder }: LandmarkFiles,
  signal: AbortSignal,
): Promise<Landmark[]> {
  const stored = path.join(folder, `${version}.jsonl`)
  const known = await readFile(stored).catch(() => undefined)
  const landmarks = known && (await readLandmarkList(known, version).catch(() => undefined))
  if (landmarks) return landmarks
  const list = await collectInThread({ file, version }, signal)
  // Without it the next start collects them again.
  await store(list, stored).catch(() => {})
  return (await readLandmarkList(list, version)) ?? []
}

async function collectInThread(task: LandmarkTask, signal: AbortSignal): Promise<Buffer> {
  const thread = new Worker(new URL('./landmark-thread.ts', import.meta.url), {
    workerData: task,
    // Not those of the process, which may be meant for it alone.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  thread.unref()
  // An error after the list has arrived does not matter.
  thread.on('error', () => {})
  try {
    const [list] = await once(thread, 'message', { signal })
    return Buffer.from(list.buffer)
  } finally {
    await thread.terminate()
  }
}

/** Puts the list in place only when it is complete, and removes those of earlier files. */
async function store(list: Buffer, stored: string): Promise<void> {
  const folder = path.dirname(stored)
  const unfinished = `${stored}.${randomUUID()}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await writeFile(unfinished, list)
    await rename(unfinished, stored)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  const others = (await readdir(folder)).filter((name) => name !== path.basename(stored))
  for (const name of others.filter((other) => other.endsWith('.jsonl'))) await rm(path.join(folder, name))
}
