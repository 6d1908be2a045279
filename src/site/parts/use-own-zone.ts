import { useEffect, useState } from 'react'
import { isAbroad } from './is-abroad.ts'

/** The time zone of a visitor whose clock shows another time than Pakistan's; empty for others, and until it is known. */
export function useOwnZone(): string {
  const [zone, setZone] = useState('')
  useEffect(() => {
    if (isAbroad()) setZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
  }, [])
  return zone
}
