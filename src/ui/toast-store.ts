/**
 * Short messages about what just happened, for useSyncExternalStore: the site and the admin app have one store each.
 */

export type ToastBase = {
  id: number
  tone: 'success' | 'failure'
  text: string
  /** A newer toast about the same subject replaces it. */
  about?: string
}

// While a toast is hovered or has the focus, none is removed; this is how often that is checked again.
const heldMs = 4_000

export function createToastStore<Toast extends ToastBase>() {
  let shown: readonly Toast[] = []
  let isHeld = false
  let nextId = 1
  const listeners = new Set<() => void>()

  function change(toasts: readonly Toast[]): void {
    shown = toasts
    for (const listener of listeners) listener()
  }

  const dismiss = (id: number): void => change(shown.filter((toast) => toast.id !== id))

  function dismissLater(id: number, ms: number): void {
    setTimeout(() => (isHeld ? dismissLater(id, heldMs) : dismiss(id)), ms)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    read: () => shown,
    /** Shows a toast for `ms` milliseconds. */
    show(make: (id: number) => Toast, ms: number): void {
      const toast = make(nextId++)
      const others = shown.filter(({ about }) => about === undefined || about !== toast.about)
      change([...others, toast])
      dismissLater(toast.id, ms)
    },
    dismiss,
    hold(hold: boolean): void {
      isHeld = hold
    },
  }
}
