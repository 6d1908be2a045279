/** An address taken apart; undefined for what is none. `URL.parse` is missing in browsers before 2024. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
