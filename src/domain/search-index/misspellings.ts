/** How many edits a word may have and still be understood: none in a number or a very short word. */
export function allowedEdits(word: string): 0 | 1 | 2 {
  if (word.length < 3 || /\d/.test(word)) return 0
  return word.length < 6 ? 1 : 2
}

/** Which letters a word has, one bit each: two words n edits apart differ in at most 2 n of them. */
export function letterSet(word: string): number {
  let letters = 0
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31)
  return letters
}
