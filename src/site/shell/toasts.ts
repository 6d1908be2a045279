/**
 * What is told in passing. Feature toasts (S8.3) stand at the top right, the shell's own
 * container at the bottom right (D5).
 */
import { createToastStore, type ToastBase } from '#ui/toast-store.ts'

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

/** Says something about the connection, lost or back. */
export function notifyFromShell(tone: Toast['tone'], text: string) {
  notify({ place: 'bottom', tone, text, about: 'connection' })
}

/** Shows a toast, longer when it has a reference to write down. */
export function notify(toast: Omit<Toast, 'id'>) {
  toastStore.show((id) => ({ ...toast, id }), toast.reference ? referenceMs : toastMs)
}
