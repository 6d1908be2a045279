/** Messages of the browser itself, outside the admin window: asked for in the account, never by themselves. */
import { useSyncExternalStore } from 'react'

const key = 'aangan notifications'
const listeners = new Set<() => void>()

/** `off` here although the browser would allow them; `missing` where it has none. */
export type Permission = 'on' | 'off' | 'denied' | 'missing'

export function useNotifications(): Permission {
  return useSyncExternalStore(subscribe, readPermission)
}

export function readPermission(): Permission {
  if (typeof Notification === 'undefined') return 'missing'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && localStorage.getItem(key) === 'on' ? 'on' : 'off'
}

/** Has the browser ask, unless it may already; from a click alone. */
export async function switchOn(): Promise<void> {
  if ((await globalThis.Notification?.requestPermission()) === 'granted') localStorage.setItem(key, 'on')
  for (const listener of listeners) listener()
}

export function switchOff(): void {
  localStorage.removeItem(key)
  for (const listener of listeners) listener()
}

/** Shows one, if that is wished on this device. */
export function notify(
  title: string,
  { body, tag, onOpen }: { body: string; tag: string; onOpen: () => void },
): void {
  const { Notification: Message } = globalThis
  if (!Message || readPermission() !== 'on') return
  try {
    const shown = new Message(title, { body, tag })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
      onOpen()
    })
  } catch {
    // Phones show them from a service worker alone, and the site has none.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
