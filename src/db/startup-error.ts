/**
 * Something outside the program keeps it from starting. The message is one plain sentence that says what to
 * do; it is printed alone, without a stack.
 */
export class StartupError extends Error {
  override name = 'StartupError'
  /** Whether another try may succeed without a change of settings: the database server may be restarting. */
  readonly mayPass: boolean

  constructor(sentence: string, { mayPass = false, ...options }: ErrorOptions & { mayPass?: boolean } = {}) {
    super(sentence, options)
    this.mayPass = mayPass
  }
}

/** The operating system's code of an error ('ENOSPC', 'EACCES', …) or PostgreSQL's ('28P01'), if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof AggregateError) return errorCode(error.errors[0])
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
