/**
 * What `read` gives, read once for all who ask at the same time and within `ms` of its coming; what failed is read
 * again.
 */
export function memoizeFor<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  let until = Number.POSITIVE_INFINITY
  return () => {
    if (kept && Date.now() < until) return kept
    const reading = read()
    kept = reading
    until = Number.POSITIVE_INFINITY
    reading.then(
      () => {
        until = Date.now() + ms
      },
      () => {
        kept = undefined
      },
    )
    return reading
  }
}
