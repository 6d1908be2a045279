import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Keeps a place and fills it once a visitor comes near, for what is heavy and far down. */
export function WhenNear({ className, children }: { className: string; children: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => whenNear(place.current, () => setNear(true)), [])
  return (
    <div ref={place} className={className}>
      {isNear && children()}
    </div>
  )
}

/** Calls `come` once a visitor is near the element. Gives what ends the watch. */
export function whenNear(element: HTMLElement | null, come: () => void): (() => void) | undefined {
  if (!element) return undefined
  const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), {
    rootMargin: '300px',
  })
  watch.observe(element)
  return () => watch.disconnect()
}
