/** What a form says in passing, in the words of the contract (S8.3). */
import { failureToast, type ToastFeature } from '#contract/forms/messages.ts'
import { notify } from '../shell/toasts.ts'
import { successText } from './success-text.ts'

/**
 * Says that a feature's call succeeded, in the words of the contract, with the reference where no page has room
 * for it.
 */
export function notifySuccess(feature: ToastFeature, reference?: string) {
  const told = { place: 'top', tone: 'success', text: successText(feature), about: feature } as const
  notify(reference ? { ...told, reference } : told)
}

/** Says that a feature's call failed; 409 has words of its own where the contract gives them. */
export function notifyFailure(feature: ToastFeature, error: Error | 409) {
  notify({ place: 'top', tone: 'failure', text: failureToast(feature, error), about: feature })
}
