import { useRef, useState, useSyncExternalStore } from 'react'

/** Whether a component took over what the server rendered with this very value. */
export function useIsKept(value: unknown): boolean {
  const isHydrating = useRef(false)
  // React asks for the server's snapshot only where it finds what the server wrote.
  useSyncExternalStore(
    never,
    () => undefined,
    () => {
      isHydrating.current = !import.meta.env.SSR
    },
  )
  const [first] = useState(() => (isHydrating.current ? { value } : undefined))
  return first !== undefined && first.value === value
}

const never = () => () => {}
