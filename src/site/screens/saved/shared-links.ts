/**
 * The links of lists that this visitor shared, each with the key that ends it: kept in this browser alone. Where the
 * browser keeps nothing, they are known until the page is left.
 */
export type SharedLink = {
  token: string
  key: string
  /** Milliseconds since 1970. */
  endsAt: number
  /** How many homes it has. */
  count: number
}

const storageKey = 'aangan-shared-lists'
const version = 1
const most = 50

const none: readonly SharedLink[] = []
let links: readonly SharedLink[] | undefined
const listeners = new Set<() => void>()

export const sharedLinks = {
  /** Newest first, without those that have ended by themselves. */
  read(): readonly SharedLink[] {
    links ??= stored()
    return links
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', readAgain)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', readAgain)
    }
  },
  add(link: SharedLink): void {
    keep([link, ...sharedLinks.read()].slice(0, most))
  },
  remove(token: string): void {
    keep(sharedLinks.read().filter((link) => link.token !== token))
  },
}

function keep(next: readonly SharedLink[]): void {
  links = next
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version, links: next }))
  } catch {
    // They can be ended until the page is left.
  }
  for (const listener of listeners) listener()
}

function readAgain({ key }: StorageEvent): void {
  if (key !== storageKey && key !== null) return
  links = stored()
  for (const listener of listeners) listener()
}

function stored(): readonly SharedLink[] {
  try {
    return parseLinks(localStorage.getItem(storageKey), Date.now())
  } catch {
    return none
  }
}

/** The links of a stored text that have not ended; what is none is left out. */
export function parseLinks(text: string | null, now: number): readonly SharedLink[] {
  const known: unknown = JSON.parse(text ?? '{}')
  if (!isRecord(known) || known.version !== version || !Array.isArray(known.links)) return none
  return known.links.flatMap((given: unknown) => readLink(given) ?? []).filter(({ endsAt }) => endsAt > now)
}

/** The last that a `Date` can say. */
const longestTime = 8.64e15

const secret = /^[\w-]{22}$/

function readLink(given: unknown): SharedLink | undefined {
  if (!isRecord(given)) return undefined
  const { token, key, endsAt, count } = given
  if (typeof token !== 'string' || typeof key !== 'string') return undefined
  if (!secret.test(token) || !secret.test(key)) return undefined
  if (typeof endsAt !== 'number' || !(endsAt < longestTime) || typeof count !== 'number') return undefined
  return { token, key, endsAt, count }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
