/** How far two spellings are apart, and which of many is meant. */

/**
 * The number of slips of the pen between two words: a letter too many, too few, another one, or two swapped
 * ('twon' for 'town' is one slip). Gives `most` + 1 when there are more than `most`.
 */
export function slipsBetween(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1]
      let slips = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (swapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1)
      current.push(slips)
      least = Math.min(least, slips)
    }
    if (least > most) return most + 1
    before = previous
    previous = current
  }
  return Math.min(previous[word.length] ?? 0, most + 1)
}

/** How many slips a word may have and still be understood: none in a number or a very short word. */
export function slipsForgiven(word: string): 0 | 1 | 2 {
  if (word.length < 3 || /\d/.test(word)) return 0
  return word.length < 6 ? 1 : 2
}

/** Which letters a word has, one bit each: two words n slips apart differ in at most 2 n of them. */
export function letterSet(word: string): number {
  let letters = 0
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31)
  return letters
}
