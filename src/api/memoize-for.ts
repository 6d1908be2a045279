/**
 * What `read` gives, read once for all who ask at the same time and within `ms` of its coming; what failed is read
 * again.
 */
export function memoizeFor<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<Value> | undefined
  let until = Number.POSITIVE_INFINITY
  return () => {
    if (last && Date.now() < until) return last
    const reading = read()
    last = reading
    until = Number.POSITIVE_INFINITY
    reading.then(
      () => {
        until = Date.now() + ms
      },
      () => {
        last = undefined
      },
    )
    return reading
  }
}
