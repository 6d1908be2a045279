/** Finds names by what a visitor types: 'g13' finds 'G-13', 'bahria twon' finds 'Bahria Town'. */

/**
 * The items whose name fits the typed text, best first: those that begin with it, those that contain it, then those
 * where every word is meant, one slip allowed from four letters on and two from eight on.
 */
export function forgivingMatch<Item>(
  items: readonly Item[],
  typed: string,
  nameOf: (item: Item) => string,
): readonly Item[] {
  const wanted = words(typed)
  if (wanted.length === 0) return items
  return items
    .map((item) => ({ item, rank: rankOf(nameOf(item), wanted) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

const noMatch = 3

function rankOf(name: string, wanted: readonly string[]): number {
  const parts = words(name)
  const solid = parts.join('')
  const text = wanted.join('')
  if (solid.startsWith(text)) return 0
  if (solid.includes(text)) return 1
  return wanted.every((word) => parts.some((part) => isMeant(word, part))) ? 2 : noMatch
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Whether the word is the beginning of the part, up to a few slips. */
function isMeant(word: string, part: string): boolean {
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  if (part.startsWith(word)) return true
  const lengths = Array.from({ length: allowed * 2 + 1 }, (_, at) => word.length - allowed + at)
  return lengths.some((length) => slips(word, part.slice(0, length)) <= allowed)
}

/** How many letters are missing, extra, wrong or swapped with their neighbour. */
function slips(word: string, part: string): number {
  let before: number[] = []
  let row = Array.from({ length: part.length + 1 }, (_, at) => at)
  for (let i = 1; i <= word.length; i++) {
    const next = [i]
    for (let j = 1; j <= part.length; j++) {
      const wrong = word[i - 1] === part[j - 1] ? 0 : 1
      next[j] = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + wrong)
      const swapped = word[i - 1] === part[j - 2] && word[i - 2] === part[j - 1]
      if (swapped) next[j] = Math.min(at(next, j), at(before, j - 2) + 1)
    }
    before = row
    row = next
  }
  return at(row, part.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
