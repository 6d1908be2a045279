import { useEffect, useState } from 'react'

/** Whether a media query matches; undefined before hydration. */
export function useMedia(query: string): boolean | undefined {
  const [holds, setHolds] = useState<boolean>()
  useEffect(() => {
    const media = window.matchMedia(query)
    const update = () => setHolds(media.matches)
    update()
    media.addEventListener('change', update)
    return () => media.removeEventListener('change', update)
  }, [query])
  return holds
}
