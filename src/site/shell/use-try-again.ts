import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** Loads the page again after a failure; `reset` is what an error component of the router receives. */
export function useTryAgain(reset: () => void): { isTrying: boolean; tryAgain: () => Promise<void> } {
  const router = useRouter()
  const [isTrying, setTrying] = useState(false)
  async function tryAgain() {
    setTrying(true)
    await router.invalidate()
    reset()
    setTrying(false)
  }
  return { isTrying, tryAgain }
}
