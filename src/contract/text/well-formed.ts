/** A text whose broken surrogates are replaced by U+FFFD. `toWellFormed` is missing in browsers before 2023. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}
