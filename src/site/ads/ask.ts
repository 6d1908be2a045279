import type { AdContext, AdPlacement } from '#contract/ads/ad-slots.ts'
import { currentLanguage } from '#messages/language.ts'
import { writeQuery } from '#ui/query-string.ts'

const patienceMs = 2_000
const mostBytes = 64 * 1024

/**
 * The answer of an ad server to a request that is the same for all visitors of a page: in its language, without cookies
 * or anything about them.
 * @throws when it takes too long, says too much, sends elsewhere or answers no JSON
 */
export async function askAdServer(
  base: string,
  placement: AdPlacement,
  context: AdContext,
): Promise<unknown> {
  const answer = await fetch(`${base}/candidates${writeQuery({ placement, ...context })}`, {
    headers: { accept: 'application/json', 'accept-language': currentLanguage() },
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) throw new Error(`The ad server answered ${answer.status}.`)
  return JSON.parse(await readText(answer))
}

/** What is too long is not read to its end. */
async function readText({ body }: Response): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > mostBytes) {
      void reader.cancel().catch(() => {})
      throw new Error('The ad server says too much.')
    }
    text += decoder.decode(value, { stream: true })
  }
}
