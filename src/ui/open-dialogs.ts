/** Which modal dialog is on top. The browser makes all outside it inert, for screen readers too. */
import { type RefObject, useSyncExternalStore } from 'react'

/** In the order in which they were opened. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** Adds a dialog that was opened; returns what takes it off again once it is closed. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((one) => one !== dialog))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether a dialog is the topmost one; without a dialog, whether the page itself can be used. */
export function useIsTopmost(dialog?: RefObject<HTMLDialogElement | null>): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) === (dialog?.current ?? undefined),
    () => dialog === undefined,
  )
}
