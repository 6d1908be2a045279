/** How many homes are saved, for the header, without the code that keeps them. */
let count = 0
const listeners = new Set<() => void>()

export const savedCount = {
  read: () => count,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** For the store alone. */
  tell(now: number): void {
    count = now
    for (const listener of listeners) listener()
  },
}
