/**
 * A link that opens the mail program with a letter to `address`. Visitors wrote the address: what could name further
 * recipients or headers stays a part of it.
 */
export function mailLink(address: string, letter: { subject?: string; body?: string } = {}): string {
  // Only the last @ separates name and host.
  const to = encodeURIComponent(address).replace(/%40(?!.*%40)/, '@')
  const fields = Object.entries(letter).map(([field, text]) => `${field}=${encodeURIComponent(text)}`)
  return `mailto:${[to, ...(fields.length > 0 ? [fields.join('&')] : [])].join('?')}`
}
