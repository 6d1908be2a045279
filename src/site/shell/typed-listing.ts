import { shell as t } from '#messages/site.ts'
import { CallError, call, isMissing } from '#ui/api.ts'
import { notifyFromShell } from './toasts.ts'

/** Any other error is only logged and counts as not found (S8.2); a lost connection is told as well. */
export async function listingExists(id: number, signal: AbortSignal): Promise<boolean> {
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
