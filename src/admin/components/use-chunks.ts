import { useState } from 'react'
import { type Chunk, type ChunksDone, inChunks, type NextChunk } from './in-chunks.ts'

export type Progress = { done: number; total: number; stop: () => void }

/** A bulk action on everything found: how far it is, and how it is stopped. */
export function useChunks() {
  const [progress, setProgress] = useState<Progress>()
  async function run<Answer extends Chunk>(
    total: number,
    send: (next: NextChunk) => Promise<Answer>,
  ): Promise<ChunksDone<Answer>> {
    const ending = new AbortController()
    const stop = () => ending.abort()
    setProgress({ done: 0, total, stop })
    window.addEventListener('beforeunload', warn)
    try {
      const onLeft = (left: number) => setProgress({ done: Math.max(0, total - left), total, stop })
      return await inChunks(send, onLeft, ending.signal)
    } finally {
      window.removeEventListener('beforeunload', warn)
      setProgress(undefined)
    }
  }
  return { progress, run }
}

/** What is left of it would not be done. */
function warn(event: BeforeUnloadEvent) {
  event.preventDefault()
}
