/** Whether the database refused a row for the constraint of that name; Drizzle wraps what the driver says. */
export function violates(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && cause.constraint === constraint) return true
  }
  return false
}

/** What `work` gives; when the database refuses a row for one of these constraints, its error is thrown instead. */
export async function refusedAs<Result>(
  work: Promise<Result>,
  errors: Readonly<Record<string, () => Error>>,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const named = Object.entries(errors).find(([constraint]) => violates(error, constraint))
    throw named ? named[1]() : error
  }
}
