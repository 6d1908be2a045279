/** Short messages to staff, some with a button that undoes what was done or leads to it. */
import { createToastStore, type ToastBase } from '#ui/toast-store.ts'

export type Toast = ToastBase & {
  /** Takes back what was done. */
  undo?: () => Promise<void>
  /** Leads to what it speaks of. */
  open?: () => void
  /** At the top, where the specification has those of its features (D5). */
  isOnTop?: true
}

const toastMs = 6_000
// Long enough to notice what one did, and to reach the button by keyboard.
const undoMs = 20_000

export const toastStore = createToastStore<Toast>()

/** Tells that something is done; with `undo` there is a button that takes it back. */
export function notify(text: string, undo?: () => Promise<void>): void {
  show({ tone: 'success', text, ...(undo && { undo }) }, undo ? undoMs : toastMs)
}

/** Tells what happened elsewhere; a button leads there. */
export function notifyWithLink(text: string, open: () => void): void {
  show({ tone: 'success', text, open }, undoMs)
}

/** Tells that something could not be done, in a sentence that says what to do. */
export function notifyFailure(text: string): void {
  show({ tone: 'failure', text }, undoMs)
}

/** One of the specification's own toasts, at the top. */
export function notifyOnTop(tone: Toast['tone'], text: string): void {
  show({ tone, text, isOnTop: true }, tone === 'success' ? toastMs : undoMs)
}

function show(toast: Omit<Toast, 'id'>, ms: number) {
  toastStore.show((id) => ({ ...toast, id }), ms)
}
