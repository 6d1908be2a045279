/** Which Latin letters an Urdu letter sounds like; capitals stand for one sound of two letters (`S` for 'sh'). */
const urduSounds: Readonly<Record<string, string>> = {
  ...sounds('بb پp تt ٹt ثs جj چC حh خk دd ڈd ذz رr ڑr زz ژz سs شS صs ضz طt ظz غg فf قk کk گg لl مm نn ہh'),
  ...{ ا: 'a', ع: 'a', و: 'v', ی: 'y', ھ: '' },
}

function sounds(pairs: string): Record<string, string> {
  return Object.fromEntries(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]))
}

/** Two letters in Roman Urdu that are one sound, and letters that sound alike. */
const latinSounds: ReadonlyArray<[RegExp, string]> = [
  [/(.)\1+/g, '$1'],
  [/ph/g, 'f'],
  [/ch/g, 'C'],
  [/sh/g, 'S'],
  [/([bdgjkt])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
]

/**
 * The consonants that a word is heard by, the same for 'Gulberg', 'gulburg' and 'گلبرگ', for 'Johar' and 'Jauhar'.
 * Takes a word of `plainWords`; what has a digit in it sounds like nothing.
 */
export function soundOf(word: string): string {
  if (/\p{N}/u.test(word)) return ''
  const latin = /[\u0600-\u06ff]/.test(word)
    ? Array.from(word, (letter) => urduSounds[letter] ?? '').join('')
    : latinSounds.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word)
  // Urdu writes no short vowels, and the same letter for 'v' and 'o'.
  const first = latin.charAt(0).replace(/[aeiouy]/, 'a')
  return (
    first +
    latin
      .slice(1)
      .replace(/h$/, '')
      .replace(/[aeiouyv]/g, '')
  )
}
