/**
 * Short messages. Feature toasts (S8.3) are shown at the top right, the shell's own at the bottom right
 * (D5).
 */
import { createToastStore, type ToastBase } from '#ui/toast-store.ts'

export type ToastPlace = 'top' | 'bottom'
export type Toast = ToastBase & {
  place: ToastPlace
  /** The reference of the request, for visitors who want to follow it. */
  reference?: string
}

const toastMs = 6000
// Visitors need time to copy a number.
const referenceMs = 30_000

export const toastStore = createToastStore<Toast>()

/** Shows a message about the connection, lost or back. */
export function notifyFromShell(tone: Toast['tone'], text: string) {
  notify({ place: 'bottom', tone, text, about: 'connection' })
}

/** Shows a toast, longer when it has a reference to copy. */
export function notify(toast: Omit<Toast, 'id'>) {
  toastStore.show((id) => ({ ...toast, id }), toast.reference ? referenceMs : toastMs)
}
