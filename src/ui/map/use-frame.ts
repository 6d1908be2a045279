import { useEffect, useRef, useState } from 'react'
import type { Frame } from './projection.ts'

/** The size in pixels of a map's box, updated as the window changes; undefined before it is known. */
export function useFrame() {
  const box = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Frame>()
  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0 && height > 0) setFrame({ width, height })
    })
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  return [box, frame] as const
}
