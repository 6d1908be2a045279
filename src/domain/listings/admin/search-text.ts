/** A typed search for listings: a property ID, or words that are all in the title. */
export function readWords(text: string): { id: number | undefined; words: string[] } {
  const [, digits] = /^#?(\d{1,9})$/.exec(text) ?? []
  return { id: digits === undefined ? undefined : Number(digits), words: text.toLowerCase().split(/\s+/) }
}
