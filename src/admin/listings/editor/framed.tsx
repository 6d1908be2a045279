import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * A page within the page, as wide as a phone or a desk: its content is laid out for that width by the site's own
 * styles. It can be looked at and not used.
 */
export function Framed({ title, width, children }: { title: string; width: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page) return
    for (const sheet of document.querySelectorAll('link[rel=stylesheet], style')) {
      page.head.append(page.importNode(sheet, true))
    }
    page.documentElement.lang = 'en'
    page.body.inert = true
    setBody(page.body)
  }, [])
  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width))
    })
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [width])
  return (
    <div ref={box} className="relative h-full overflow-hidden rounded-panel border border-line bg-white">
      <iframe
        ref={frame}
        title={title}
        tabIndex={-1}
        className="absolute top-0 left-0 origin-top-left"
        style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
      {body && createPortal(children, body)}
    </div>
  )
}
