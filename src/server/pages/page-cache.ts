/**
 * Pages kept as the bytes that were sent, until the data they showed changes. A page that may be outdated,
 * because changes may have been missed, is kept: when it cannot be rendered again, it is shown and marked as
 * stale.
 *
 * A page carries the tags of everything it showed. A change names tags; the pages that carry one are dropped
 * before the next request is read. A render in progress when one of its tags changed may have read the old
 * data: it answers the requests that already waited for it, but is not kept, and new requests do not join it.
 */
import { splitLanguage } from '#contract/language-paths.ts'
import { shareTime } from '#tracing/timing.ts'
import type { StoredAnswer } from '../answers/stored-answer.ts'

export type RenderedPage = {
  status: number
  /** The id of the request that it was rendered for: one that failed shows it. */
  requestId: string
  answer: StoredAnswer
  /** What the page showed; undefined when it may not be kept. */
  tags: ReadonlySet<string> | undefined
  /** Where a redirect leads. */
  location?: string
  /** Something the page shows could not be read. */
  isBroken?: boolean
}

export type CachedPage = {
  page: RenderedPage
  key: string
  hits: number
  bytes: number
  rendered: number
  /** The period between two gaps in which it was rendered. */
  epoch: number
}

export type PageCacheOptions = {
  maxBytes: number
  /** Even an unchanged page is rendered again after this, because it may say 'two days ago'. */
  maxAgeMs?: number
  /** How old a page may be that is shown because it cannot be rendered again. */
  maxStaleMs?: number
  now?: () => number
  /** Called with a page that is kept, before it is first sent. */
  onKeep?: (key: string, page: RenderedPage) => void
}

/** The tag of everything: a change that cannot say what it touched. */
export const everything = '*'

type Render = { wait: () => Promise<RenderedPage>; changed: Set<string> }

// The size of an entry besides its bytes: key, headers, tags, map slots.
const overhead = 4096

export class PageCache {
  readonly #options: Required<PageCacheOptions>
  readonly #pages = new Map<string, CachedPage>()
  readonly #byTag = new Map<string, Set<CachedPage>>()
  readonly #joinable = new Map<string, Render>()
  readonly #underway = new Set<Render>()
  #newest: CachedPage | undefined
  #informed = false
  #epoch = 0
  bytes = 0
  evictions = 0
  invalidations = 0
  /** Called with the changed tags, '*' when anything may have changed, before the next request is read. */
  onChange: (tags: readonly string[]) => void = () => {}

  constructor(options: PageCacheOptions) {
    this.#options = { maxAgeMs: 10 * 60_000, maxStaleMs: 0, now: Date.now, onKeep: () => {}, ...options }
  }

  get size(): number {
    return this.#pages.size
  }

  /** The keys of the pages that were asked for most, at most so many. */
  popular(count: number): string[] {
    return [...this.#pages.values()]
      .sort((one, other) => other.hits - one.hits)
      .slice(0, count)
      .map(({ key }) => key)
  }

  /** Returns the page if it is current. */
  find(key: string): CachedPage | undefined {
    const found = this.#pages.get(key)
    if (!found || !this.#informed || found.epoch !== this.#epoch) return undefined
    if (this.#ageMs(found) > this.#options.maxAgeMs) return undefined
    if (found !== this.#newest) {
      this.#pages.delete(key)
      this.#pages.set(key, found)
      this.#newest = found
    }
    found.hits += 1
    return found
  }

  /** The stale page with its age, when it may still be shown for lack of a newer one. */
  findStale(key: string): { page: RenderedPage; ageMs: number } | undefined {
    const found = this.#pages.get(key)
    if (!found || isOfUnits(key)) return undefined
    const ageMs = this.#ageMs(found)
    return ageMs > this.#options.maxStaleMs ? undefined : { page: found.page, ageMs }
  }

  #ageMs({ rendered }: CachedPage): number {
    return this.#options.now() - rendered
  }

  /**
   * Renders once for all simultaneous requests for `key`, and keeps the page when it may be kept. The page of
   * one visitor's booking or request is rendered each time: after a change it may be requested before the
   * change arrives.
   */
  async render(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    if (isOfOneVisitor(key)) return render()
    const joined = this.#joinable.get(key)
    if (joined) return joined.wait()
    const own: Render = { wait: shareTime(render), changed: new Set() }
    this.#joinable.set(key, own)
    this.#underway.add(own)
    try {
      const page = await own.wait()
      if (this.#mayKeep(page, own)) this.#keep(key, page)
      return page
    } finally {
      this.#underway.delete(own)
      if (this.#joinable.get(key) === own) this.#joinable.delete(key)
    }
  }

  #mayKeep(page: RenderedPage, { changed }: Render): boolean {
    if (!this.#informed || page.status !== 200 || !page.tags || changed.has(everything)) return false
    return page.tags.isDisjointFrom(changed)
  }

  #keep(key: string, page: RenderedPage): void {
    this.#options.onKeep(key, page)
    const before = this.#pages.get(key)
    if (before) this.#remove(before)
    const entry: CachedPage = {
      page,
      key,
      hits: 0,
      bytes: overhead + page.answer.bytes.length,
      rendered: this.#options.now(),
      epoch: this.#epoch,
    }
    this.#pages.set(key, entry)
    this.#newest = entry
    for (const tag of page.tags ?? []) {
      const tagged = this.#byTag.get(tag)
      if (tagged) tagged.add(entry)
      else this.#byTag.set(tag, new Set([entry]))
    }
    page.answer.onGrowth = (bytes) => this.#grow(entry, bytes)
    this.bytes += entry.bytes
    this.#evict()
  }

  #grow(entry: CachedPage, bytes: number): void {
    if (this.#pages.get(entry.key) !== entry) return
    entry.bytes += bytes
    this.bytes += bytes
    this.#evict()
  }

  #evict(): void {
    for (const oldest of this.#pages.values()) {
      if (this.bytes <= this.#options.maxBytes) return
      this.#remove(oldest)
      this.evictions += 1
    }
  }

  #remove(entry: CachedPage): void {
    this.#pages.delete(entry.key)
    if (this.#newest === entry) this.#newest = undefined
    this.bytes -= entry.bytes
    for (const tag of entry.page.tags ?? []) {
      const tagged = this.#byTag.get(tag)
      tagged?.delete(entry)
      if (tagged?.size === 0) this.#byTag.delete(tag)
    }
  }

  /** Drops every page that shows one of `tags`; for '*', which names none, marks all pages as stale. */
  drop(tags: readonly string[]): void {
    this.invalidations += 1
    if (tags.includes(everything)) {
      this.markAllStale()
      return
    }
    this.#spoil(tags)
    for (const tag of tags) for (const entry of this.#byTag.get(tag) ?? []) this.#remove(entry)
  }

  /** Makes all pages be rendered again: any of them may have changed. */
  markAllStale(): void {
    this.#spoil([everything])
    this.#epoch += 1
  }

  #spoil(tags: readonly string[]): void {
    this.onChange(tags)
    this.#joinable.clear()
    for (const render of this.#underway) for (const tag of tags) render.changed.add(tag)
  }

  /**
   * Whether changes reach this process. While they do not, no page is found and none may be kept: outdated
   * pages could not be recognised. Afterwards the same pages are found as before, unless `markAllStale` is
   * called.
   */
  set informed(informed: boolean) {
    if (!informed) this.#spoil([everything])
    this.#informed = informed
  }

  get informed(): boolean {
    return this.#informed
  }
}

function isOfOneVisitor(key: string): boolean {
  return /^\/(?:booking|inquiry|alerts(?!\/new(?:\?|$)))\/./.test(splitLanguage(key).target)
}

/** Stale pages must not show which units can be booked. */
export function isOfUnits(key: string): boolean {
  return /^\/book\/./.test(splitLanguage(key).target)
}
