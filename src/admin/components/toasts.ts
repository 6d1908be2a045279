/** What staff are told in passing, and what can be taken back from there. */

export type Toast = {
  id: number
  tone: 'success' | 'failure'
  text: string
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
const lookAgainMs = 4_000
let shown: readonly Toast[] = []
let isHeld = false
let nextId = 1
const listeners = new Set<() => void>()

/** Tells that something is done; with `undo` there is a button that takes it back. */
export function tell(text: string, undo?: () => Promise<void>): void {
  show({ tone: 'success', text, ...(undo && { undo }) }, undo ? undoMs : toastMs)
}

/** Tells what happened elsewhere; a button leads there. */
export function tellNews(text: string, open: () => void): void {
  show({ tone: 'success', text, open }, undoMs)
}

/** Tells that something could not be done, in a sentence that says what to do. */
export function tellTrouble(text: string): void {
  show({ tone: 'failure', text }, undoMs)
}

/** One of the specification's own toasts, at the top. */
export function tellOnTop(tone: Toast['tone'], text: string): void {
  show({ tone, text, isOnTop: true }, tone === 'success' ? toastMs : undoMs)
}

export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id))
}

/** While somebody points at them, or has the focus in them, none goes. */
export function holdToasts(hold: boolean): void {
  isHeld = hold
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

function show(toast: Omit<Toast, 'id'>, ms: number) {
  const id = nextId++
  change([...shown, { ...toast, id }])
  dismissLater(id, ms)
}

function dismissLater(id: number, ms: number) {
  setTimeout(() => (isHeld ? dismissLater(id, lookAgainMs) : dismissToast(id)), ms)
}

function change(toasts: readonly Toast[]) {
  shown = toasts
  for (const listener of listeners) listener()
}
