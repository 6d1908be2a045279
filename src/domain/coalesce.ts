/**
 * Work that many ask for at the same time. Runs follow each other, so that an older result never comes last; all who
 * ask while one lasts share the next, because the one that lasts may have begun before what they want to see.
 */
export function shareRuns<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | undefined
  return () => {
    next ??= last
      .catch(() => {})
      .then(() => {
        next = undefined
        return run()
      })
    last = next
    return next
  }
}
