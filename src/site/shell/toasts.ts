/**
 * What is told in passing. Feature toasts (S8.3) stand at the top right, the shell's own
 * container at the bottom right (D5).
 */
import { failureToast, type ToastFeature } from '#contract/forms/messages.ts'
import { successText } from '../forms/success-text.ts'

export type ToastPlace = 'top' | 'bottom'
export type Toast = {
  id: number
  place: ToastPlace
  tone: 'success' | 'failure'
  text: string
  /** Of the request it is about, for who wants to follow it. */
  reference?: string
  /** What it is about: a newer toast about the same replaces it. */
  about: string
}

const toastMs = 6000
// A number has to be written down.
const referenceMs = 30_000
let shown: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

/**
 * Tells that a feature's call succeeded, in the words of the contract, with the reference where no page has room
 * for it.
 */
export function tellSuccess(feature: ToastFeature, reference?: string) {
  const told = { place: 'top', tone: 'success', text: successText(feature), about: feature } as const
  show(reference ? { ...told, reference } : told)
}

/** Tells that a feature's call failed; 409 has words of its own where the contract gives them. */
export function tellFailure(feature: ToastFeature, error: Error | 409) {
  show({ place: 'top', tone: 'failure', text: failureToast(feature, error), about: feature })
}

/** Tells about the connection, lost or back. */
export function tellFromShell(tone: Toast['tone'], text: string) {
  show({ place: 'bottom', tone, text, about: 'connection' })
}

export function dismissToast(id: number) {
  change(shown.filter((toast) => toast.id !== id))
}

/** For useSyncExternalStore. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => shown,
}

function show(toast: Omit<Toast, 'id'>) {
  const id = nextId++
  change([...shown.filter(({ about }) => about !== toast.about), { ...toast, id }])
  setTimeout(() => dismissToast(id), toast.reference ? referenceMs : toastMs)
}

function change(toasts: readonly Toast[]) {
  shown = toasts
  for (const listener of listeners) listener()
}
