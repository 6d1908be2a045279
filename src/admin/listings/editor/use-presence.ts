import { useEffect, useState } from 'react'
import { call } from '../../call.ts'

const everyMs = 15_000

/** Says again and again that the listing is open here; gives who else has it open, and its version on the server. */
export function usePresence(id: number): { others: readonly string[]; version: number | undefined } {
  const [presence, setPresence] = useState<{ others: readonly string[]; version: number | undefined }>({
    others: [],
    version: undefined,
  })
  useEffect(() => {
    const stop = new AbortController()
    const sign = () =>
      call('beAtListing', { params: { id }, signal: stop.signal }).then(
        ({ data }) => setPresence({ others: data.others.map(({ name }) => name), version: data.version }),
        // A hint: without it everything works, and nothing is overwritten.
        () => {},
      )
    void sign()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void sign()
    }, everyMs)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [id])
  return presence
}
