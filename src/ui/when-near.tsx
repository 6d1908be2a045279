import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Keeps a place and fills it once a visitor comes near, for what is heavy and far down. */
export function WhenNear({ className, children }: { className: string; children: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} className={className}>
      {isNear && children()}
    </div>
  )
}
