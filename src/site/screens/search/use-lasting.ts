import { useEffect, useState } from 'react'

/** Whether something has lasted for some milliseconds already. */
export function useLasting(isOn: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isOn) return setLong(false)
    const timer = setTimeout(() => setLong(true), ms)
    return () => clearTimeout(timer)
  }, [isOn, ms])
  return isOn && isLong
}
