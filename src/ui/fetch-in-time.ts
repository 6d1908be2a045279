// On the slowest line that still carries anything, an answer of ours takes a few seconds.
const longestMs = 30_000

/** `fetch`, and what `read` makes of the answer; a connection that says nothing more is given up. */
export async function fetchInTime<Read>(
  address: string,
  { signal, ...request }: RequestInit,
  read: (answer: Response) => Promise<Read>,
): Promise<Read> {
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(new Error('No answer came in time')), longestMs)
  const leave = () => end.abort(signal?.reason)
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave, { once: true })
  try {
    return await read(await fetch(address, { ...request, signal: end.signal }))
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  }
}
