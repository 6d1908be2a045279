/**
 * Something outside the program keeps it from starting. The message is one plain sentence that says what to
 * do; whoever started us prints it alone, without a stack, and exits with 1.
 */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** The operating system's code of an error ('ENOSPC', 'EACCES', …) or PostgreSQL's ('28P01'), if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof AggregateError) return errorCode(error.errors[0])
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
