import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Keeps a place and fills it once a visitor comes near, for what is heavy and far down. */
export function WhenNear({
  className,
  margin,
  children,
}: {
  className?: string
  /** How near that is, such as `300px`. */
  margin?: string
  children: () => ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => whenNear(place.current, () => setNear(true), margin), [margin])
  return (
    <div ref={place} className={className}>
      {isNear && children()}
    </div>
  )
}

/** Calls `come` once a visitor is near the element. Gives what ends the watch. */
export function whenNear(
  element: HTMLElement | null,
  come: () => void,
  margin = '300px',
): (() => void) | undefined {
  if (!element) return undefined
  const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), {
    rootMargin: margin,
  })
  watch.observe(element)
  return () => watch.disconnect()
}
