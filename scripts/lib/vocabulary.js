/** The tables of docs/vocabulary.md: what to write, what not, and where it may stand all the same. */

/** Returns the terms of both languages with the patterns of what they forbid, and the exceptions. */
export function readVocabulary(page) {
  return {
    urdu: rowsOf(page, 'Urdu').map(([, , write, , forbidden]) => term(write, forbidden)),
    english: rowsOf(page, 'English').map(([, write, , , forbidden]) => term(write, forbidden)),
    exceptions: rowsOf(page, 'Exceptions').flatMap(([words, where]) =>
      quoted(words).map((one) => ({ words: one, where, pattern: patternOf(one) })),
    ),
  }
}

function term(write, forbidden) {
  return { write, forbidden: quoted(forbidden).map((word) => ({ word, pattern: patternOf(word) })) }
}

/** The cells of the rows below a heading, without the head of the table. */
function rowsOf(page, heading) {
  const [, rest = ''] = page.split(`\n## ${heading}\n`)
  const [section = ''] = rest.split('\n## ')
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

function quoted(cell) {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, word]) => word)
}

/** Whole words: no letter or mark of the script stands before it, nor after it unless it ends with `*`. */
function patternOf(word) {
  const stem = word.replace(/\*$/, '')
  const letters = stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')
  if (!/[\p{L}\p{N}]/u.test(stem)) return new RegExp(letters, 'gu')
  const end = word.endsWith('*') ? '[\\p{L}\\p{M}]*' : '(?![\\p{L}\\p{M}])'
  return new RegExp(`(?<![\\p{L}\\p{M}])${letters}${end}`, 'giu')
}
