/**
 * What is told in passing. Feature toasts (S8.3) stand at the top right, the shell's own
 * container at the bottom right (D5).
 */
import { failureToast, type ToastFeature } from '#contract/forms/messages.ts'
import { createToastStore, type ToastBase } from '#ui/toast-store.ts'
import { successText } from '../forms/success-text.ts'

export type ToastPlace = 'top' | 'bottom'
export type Toast = ToastBase & {
  place: ToastPlace
  /** Of the request it is about, for who wants to follow it. */
  reference?: string
}

const toastMs = 6000
// A number has to be written down.
const referenceMs = 30_000

export const toastStore = createToastStore<Toast>()

/**
 * Says that a feature's call succeeded, in the words of the contract, with the reference where no page has room
 * for it.
 */
export function notifySuccess(feature: ToastFeature, reference?: string) {
  const told = { place: 'top', tone: 'success', text: successText(feature), about: feature } as const
  show(reference ? { ...told, reference } : told)
}

/** Says that a feature's call failed; 409 has words of its own where the contract gives them. */
export function notifyFailure(feature: ToastFeature, error: Error | 409) {
  show({ place: 'top', tone: 'failure', text: failureToast(feature, error), about: feature })
}

/** Says something about the connection, lost or back. */
export function notifyFromShell(tone: Toast['tone'], text: string) {
  show({ place: 'bottom', tone, text, about: 'connection' })
}

function show(toast: Omit<Toast, 'id'>) {
  toastStore.show((id) => ({ ...toast, id }), toast.reference ? referenceMs : toastMs)
}
