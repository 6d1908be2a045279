import { useEffect, useState } from 'react'
import { searchResults as t } from '#messages/site.ts'

const patienceMs = 6000

/** Says that results are still on their way, once that takes long. */
export function StillLoading({ isPending }: { isPending: boolean }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isPending) return setLong(false)
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isPending])
  return (
    <p role="status" className="not-empty:mb-5 text-muted">
      {isPending && isLong && t.stillLoading}
    </p>
  )
}
