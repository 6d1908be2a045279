/** Thrown for what gave no answer in time. */
export class TooLate extends Error {
  override name = 'TooLate'
}

/** The result of `work`. @throws TooLate when there is none within `ms` */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new TooLate()), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
