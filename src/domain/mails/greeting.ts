const mostWords = 5
const longest = 50

/** Letters of any script with their marks, joined as in O'Neill or Anne-Marie. */
const word = /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*$/u

/**
 * A name as it may appear in a mail to an address that anyone may have typed: a few words of letters and nothing else,
 * so that it carries no link, no number and no message. Empty when nothing is left of it.
 */
export function greetingName(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s,;&+]+/)
    .map((part) => part.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''))
    .filter((part) => word.test(part))
    .slice(0, mostWords)
  while (words.join(' ').length > longest) words.pop()
  return words.join(' ')
}
