import { randomInt } from 'node:crypto'
import { formatReference, references } from '#contract/leads/reference.ts'
import { violates } from '#db/violates-constraint.ts'

const attempts = 3

/**
 * Stores something under a new reference. It is drawn from a trillion; if it is taken nevertheless, which
 * `constraint` shows, another is drawn.
 */
export async function withNewReference<T>(
  constraint: string,
  store: (reference: string) => Promise<T>,
  attempt = 1,
): Promise<T> {
  try {
    return await store(formatReference(randomInt(references)))
  } catch (error) {
    if (attempt === attempts || !violates(error, constraint)) throw error
    return withNewReference(constraint, store, attempt + 1)
  }
}
