/** Counts what may come thousands of times, for one line of the log a minute. */
export type MinuteCounts = {
  count: (what: string) => void
  /** Says what was counted and not said yet. */
  flush: () => void
}

const minuteMs = 60_000

/** `say` is given how often each was counted, a minute after the first. */
export function openMinuteCounts(
  say: (counts: Record<string, number>) => void,
  everyMs = minuteMs,
): MinuteCounts {
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (counts.size === 0) return
    const counted = Object.fromEntries(counts)
    counts.clear()
    say(counted)
  }

  return {
    count(what) {
      counts.set(what, (counts.get(what) ?? 0) + 1)
      timer ??= setTimeout(flush, everyMs).unref()
    },
    flush,
  }
}
