import { useEffect, useState } from 'react'
import { ago, formatTime } from '../labels.ts'

const minute = 60_000

/** A time in relative words, which stay true while one looks; the time in Pakistan when pointed at. */
export function When({ iso, className }: { iso: string; className?: string }) {
  const now = useNow()
  return (
    <time dateTime={iso} title={formatTime(iso)} className={className}>
      {ago(iso, now)}
    </time>
  )
}

/** The present, to the minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
