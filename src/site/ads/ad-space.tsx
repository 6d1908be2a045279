import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { AdSpaceProps } from './ad-slot-props.ts'

/**
 * The place of an ad, as large as its `className` makes it and as it stays: once a visitor comes near, the code comes
 * and an ad fills it, and nothing else moves. Without JavaScript there is none.
 */
export function AdSpace({ className, ...props }: AdSpaceProps & { className: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [Ad, setAd] = useState<ComponentType<AdSpaceProps>>()
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        // Without its code the place stays as it is: nothing of an ad is worth an error.
        import('./ad.tsx').then(
          (code) => setAd(() => code.Ad),
          () => {},
        )
      },
      { rootMargin: '300px' },
    )
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={box} className={`ad-space ${className}`}>
      {Ad && <Ad {...props} />}
    </div>
  )
}
