import { readTypedId } from '#contract/listings/property-id.ts'
import { call } from '#ui/api.ts'
import { CallError, isMissing } from '#ui/call-error.ts'

/**
 * Returns the typed ID when a listing has it. A text that is no number above 0 is not looked up, and any
 * answer but a listing counts as not found (S4.4, S8.2); without a connection it is 'unreachable' (D53).
 */
export async function findTypedListing(
  typed: string,
  signal?: AbortSignal,
): Promise<number | 'invalid' | 'unreachable'> {
  const id = readTypedId(typed)
  if (id === undefined) return 'invalid'
  try {
    const { property } = await call('listing', { params: { id }, ...(signal && { signal }) })
    return property ? id : 'invalid'
  } catch (error) {
    if (signal?.aborted) return 'invalid'
    if (!isMissing(error)) console.warn('The property search failed', error)
    const isUnanswered = error instanceof CallError && error.failure.status === 0
    return isUnanswered ? 'unreachable' : 'invalid'
  }
}
