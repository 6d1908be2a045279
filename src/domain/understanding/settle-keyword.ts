import type { Purpose } from '#contract/listings/property.ts'
import { plainWords } from '#contract/places/plain-words.ts'
import { Search } from '#contract/search/search.ts'
import type { SearchIndex } from '../search-index/index.ts'
import { isOrdinary } from './ordinary-words.ts'
import { wordsOf } from './read-words.ts'
import type { Meant } from './understand.ts'

/** What is chosen already beside the words. */
type Chosen = { purpose: Purpose; cityId?: number | undefined }

/** More words than people type are not tried one by one. */
const mostWords = 8

/**
 * Keeps as keyword only those of the words that are left which some listing has beside the filters, so that nothing
 * unknown empties a page; the others are told of as unused, and rank.
 * @throws Unavailable while the index is still being read
 */
export function settleKeyword(
  search: Pick<SearchIndex, 'findIds'>,
  { keyword = '', ...meant }: Meant,
  chosen: Chosen,
): Meant {
  const { unused = [], prefer, intent: _intent, several: _several, ...filters } = meant
  const finds = (words: string) =>
    search.findIds(Search.parse({ ...chosen, ...filters, keyword: words, perPage: 1 })).total > 0
  if (finds(keyword)) return { ...meant, keyword }
  const kept: string[] = []
  const left: string[] = []
  for (const [at, word] of keyword.split(/\s+/).entries()) {
    // A sign alone is no word, so that it would find everything.
    const isKept = at < mostWords && plainWords(word).length > 0 && finds([...kept, word].join(' '))
    if (isKept) kept.push(word)
    else left.push(word)
  }
  return {
    ...meant,
    ...(kept.length > 0 && { keyword: kept.join(' ') }),
    ...(left.length > 0 && { unused: [...unused, left.join(' ')] }),
    ...preferring([...(prefer?.split(' ') ?? []), ...left]),
  }
}

/** Words that say anything rank; 'or not' does not. */
function preferring(words: readonly string[]): Meant {
  const telling = words.filter((word) => wordsOf(word).some((one) => !isOrdinary(one)))
  return telling.length > 0 ? { prefer: telling.join(' ') } : {}
}
