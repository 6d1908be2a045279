/** The thread that collects the landmarks of a map file and posts their list. */
import { parentPort, workerData } from 'node:worker_threads'
import { openArchive } from '../archive.ts'
import { collectLandmarks } from './collect.ts'
import { writeLandmarkList } from './landmark-list.ts'

export type LandmarkTask = { file: string; version: string }

const { file, version }: LandmarkTask = workerData
const archive = await openArchive(file)
try {
  if (archive.version !== version) throw new Error('The map file was replaced while it was read.')
  // A buffer of its own: a part of a shared one cannot be handed over.
  const list = new Uint8Array(writeLandmarkList(await collectLandmarks(archive), version))
  parentPort?.postMessage(list, [list.buffer])
} finally {
  await archive.close()
}
