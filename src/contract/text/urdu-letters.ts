/** Letters that Arabic keyboards type differently, with the Urdu letter for each. */
const urduForms: Readonly<Record<string, string>> = { ك: 'ک', ي: 'ی', ى: 'ی', ه: 'ہ' }

/** The text with Urdu letters instead of the Arabic forms of the same letters: 'كراچي' is 'کراچی'. */
export function toUrduLetters(text: string): string {
  return text.replace(/[كيىه]/g, (letter) => urduForms[letter] ?? letter)
}
