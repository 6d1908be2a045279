/** Another host that serves `GET /api/listings/search`: setting SEARCH_BASE. */
import { type Search, SearchAnswer } from '#contract/search.ts'
import { searchQuery } from '#contract/search-address.ts'

export type SearchService = {
  /**
   * What the service answers to a search.
   * @throws when it does not answer in time, or with anything but such an answer
   */
  ask(search: Search): Promise<SearchAnswer>
}

const patienceMs = 300
const restMs = 1_000
const mostBytes = 4 * 1024 * 1024

/**
 * A service that failed is left in peace for a second: whoever asks meanwhile is told at once, so that a dead one makes
 * nobody wait. `onChange` is told when it is lost and when it is back.
 */
export function openSearchService(
  base: string,
  onChange: (answers: boolean, error?: unknown) => void,
): SearchService {
  let restsUntil = 0
  let answers = true

  return {
    async ask(search) {
      if (Date.now() < restsUntil) throw new Error('The search service is left in peace for a moment.')
      // While it is not known to be back, one asks and the others do not wait for it.
      if (!answers) restsUntil = Date.now() + restMs
      try {
        const answer = await read(`${base}/api/listings/search?${searchQuery(search)}`)
        if (!answers) onChange(true)
        answers = true
        restsUntil = 0
        return answer
      } catch (error) {
        restsUntil = Date.now() + restMs
        if (answers) onChange(false, error)
        answers = false
        throw error
      }
    },
  }
}

async function read(address: string): Promise<SearchAnswer> {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch(address, { headers: { accept: 'application/json' }, redirect: 'error', signal })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`The search service answered ${answer.status}.`)
  }
  return SearchAnswer.parse(JSON.parse(await textOf(answer)))
}

/** What is too long is not read to its end. */
async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > mostBytes) throw new Error('The search service says too much.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
