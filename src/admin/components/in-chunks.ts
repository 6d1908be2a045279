/** A chunk of a bulk action as the server answers it: where the next one begins, and how many are to come. */
export type Chunk = { after: number | null; upTo: number; left: number }
export type NextChunk = { after?: number; up_to?: number }

/** What was done until it was finished or stopped, or until a call failed. */
export type ChunksDone<Answer> = { answers: Answer[]; failure?: unknown }

/** Calls until nothing is left, or until `signal` aborts; reports after each chunk how many are left. */
export async function inChunks<Answer extends Chunk>(
  send: (next: NextChunk) => Promise<Answer>,
  onLeft: (left: number) => void,
  signal: AbortSignal,
): Promise<ChunksDone<Answer>> {
  const answers: Answer[] = []
  try {
    for (let next: NextChunk | undefined = {}; next && !signal.aborted; ) {
      const answer: Answer = await send(next)
      answers.push(answer)
      onLeft(answer.left)
      next = answer.after === null ? undefined : { after: answer.after, up_to: answer.upTo }
    }
    return { answers }
  } catch (failure) {
    return { answers, failure }
  }
}
