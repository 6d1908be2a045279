import { readTypedId } from '#contract/listings/property-id.ts'
import { shell as t } from '#messages/site.ts'
import { CallError, call, isMissing } from '#ui/api.ts'
import { notifyFromShell } from './toasts.ts'

/** The ID that a visitor typed, when it is one of a listing. */
export async function findTypedListing(typed: string, signal: AbortSignal): Promise<number | undefined> {
  const id = readTypedId(typed)
  return id !== undefined && (await exists(id, signal)) ? id : undefined
}

/** Any other error is only logged and counts as not found (S8.2); a lost connection is told as well. */
async function exists(id: number, signal: AbortSignal): Promise<boolean> {
  try {
    const { property } = await call('listing', { params: { id }, signal })
    return Boolean(property)
  } catch (error) {
    if (signal.aborted) return false
    if (!isMissing(error)) console.warn('The property search failed', error)
    const unanswered = error instanceof CallError && error.failure.status === 0
    if (unanswered) notifyFromShell('failure', t.unreachable)
    return false
  }
}
