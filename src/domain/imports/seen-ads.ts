import { createHash } from 'node:crypto'
import type { Ad, AdTexts } from './read-ad.ts'

/** Which advertisements of the file have come already. Keeps two numbers for each, not its text. */
export interface SeenAds {
  /** 'first' time, a 'duplicate', or the line on which the same ID stands with other facts. */
  meet(id: number, line: number, ad: Ad & AdTexts): 'first' | 'duplicate' | { line: number }
}

export function createSeenAds(): SeenAds {
  const lines = new Map<number, number>()
  const prints = new Map<number, number>()
  return {
    meet(id, line, ad) {
      const print = createHash('sha1').update(JSON.stringify(ad)).digest().readUIntBE(0, 6)
      const first = lines.get(id)
      if (first === undefined) {
        lines.set(id, line)
        prints.set(id, print)
        return 'first'
      }
      return prints.get(id) === print ? 'duplicate' : { line: first }
    },
  }
}
