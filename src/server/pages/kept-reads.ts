/**
 * Facts about the agency are on many pages and change a few times a year: they are read once, and again after
 * a change. Data that listings change is read for each page.
 */
import type { EndpointName } from '#contract/api/endpoints.ts'
import { currentLanguage } from '#messages/language.ts'
import { everything, type PageCache } from './page-cache.ts'
import type { SiteApi } from './page-request.ts'

type Answer = Awaited<ReturnType<SiteApi['read']>>

/** Reads without parameters, the same at any time of day, and made only of what their tags name. */
const kept: ReadonlySet<string> = new Set<EndpointName>(['covers', 'offices', 'testimonials'])

/** The same API, which answers these reads from memory for as long as `cache` hears of changes. */
export function keepReads(api: SiteApi, cache: Pick<PageCache, 'informed' | 'onChange'>): SiteApi {
  const answers = new Map<string, Answer>()
  let changes = 0

  cache.onChange = (tags) => {
    changes += 1
    for (const [key, answer] of answers) if (isTouched(answer, tags)) answers.delete(key)
  }

  return {
    ...api,
    async read(name, input, requestId) {
      if (!kept.has(name) || !cache.informed) return api.read(name, input, requestId)
      const key = `${name} ${currentLanguage()}`
      const known = answers.get(key)
      if (known) return known
      const before = changes
      const answer = await api.read(name, input, requestId)
      // An answer that was read during a change may be the old one.
      if (answer.status === 200 && answer.tags && changes === before) answers.set(key, answer)
      return answer
    },
  }
}

function isTouched({ tags = [] }: Answer, changed: readonly string[]): boolean {
  return changed.includes(everything) || tags.some((tag) => changed.includes(tag))
}
