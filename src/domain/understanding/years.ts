/** The year of construction in a query: 'built in 2020', '2020 built', '2018 mein bana', '۲۰۱۸ میں بنا'. */
import { parseYear } from '#contract/listings/building-text.ts'
import type { Said } from './amounts.ts'
import { type Word, wordsOf } from './read-words.ts'
import { textOf } from './stretches.ts'

const before = phrases(
  'built|built in|built after|built since|build in|constructed|constructed in|constructed after|construction year|year built|built year|year',
)
const after = phrases(
  'ya us ke baad ka bana|ya us ke baad bana|ya us ke baad|ya is ke baad|ya baad|or later|or newer|or after|onwards|یا اس کے بعد|یا اس کے بعد کا|یا بعد|built|constructed|construction|mein bana|main bana|mai bana|ka bana|mein bani|ki bani|ka bana hua|ke baad bana|میں بنا|کا بنا|میں بنی|کی بنی|میں تعمیر|کی تعمیر|کے بعد بنا',
)
const longest = 6

/** Every year that the words call a year of construction: buildings of that year or later. */
export function yearsIn(words: readonly Word[]): Said[] {
  return words.flatMap(({ number }, at) => {
    const year = number === undefined ? undefined : parseYear(String(number))
    if (year === undefined) return []
    const start = startBefore(words, at)
    const end = endAfter(words, at + 1)
    return start < at || end > at + 1 ? [{ filters: { minYear: year }, start, end }] : []
  })
}

function startBefore(words: readonly Word[], at: number): number {
  for (let start = Math.max(at - longest, 0); start < at; start++) {
    if (before.has(textOf(words, start, at))) return start
  }
  return at
}

function endAfter(words: readonly Word[], at: number): number {
  for (let end = Math.min(at + longest, words.length); end > at; end--) {
    if (after.has(textOf(words, at, end))) return end
  }
  return at
}

function phrases(texts: string): ReadonlySet<string> {
  return new Set(texts.split('|').map((phrase) => wordsOf(phrase).join(' ')))
}
