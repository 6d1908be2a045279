import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { mapSearch as t } from '#messages/site.ts'
import { type DrawerHeight as Height, useDrawerState } from './use-drawer-state.ts'
import type { MapPanels } from './use-map-panels.ts'

/** The heights of the drawer: only its handle, half of the map, nearly all of it. */
const heights: Readonly<Record<Height, string>> = { low: '5.25rem', half: '55%', high: '92%' }
const steps: readonly Height[] = ['low', 'half', 'high']

/** A finger that moves less than this is a press, not a drag. */
const dragPx = 24

/**
 * The list over the foot of a phone's map. Its handle is pressed or pulled; it stops at three heights. The map above
 * it stays usable. The list is made when it is first seen, so that the map is not kept waiting. After Back the drawer
 * is as it was left.
 */
export function Drawer({
  title,
  panels,
  children,
}: {
  title: ReactNode
  panels: MapPanels
  children: ReactNode
}) {
  const { height, setHeight, list } = useDrawerState()
  useOnePanel(panels, height, setHeight)
  const [wasOpened, setOpened] = useState(false)
  if (height !== 'low' && !wasOpened) setOpened(true)
  const from = useRef<number>(undefined)
  const by = (count: number) => setHeight(steps[steps.indexOf(height) + count] ?? height)
  const begin = (event: PointerEvent<HTMLElement>) => {
    // A press of the button, not a drag.
    if (event.target instanceof Element && event.target.closest('button')) return
    from.current = event.clientY
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    if (from.current === undefined) return
    const pulled = from.current - event.clientY
    from.current = undefined
    if (Math.abs(pulled) >= dragPx) by(pulled > 0 ? 1 : -1)
  }
  return (
    <section
      aria-label={t.drawer}
      style={{ height: heights[height] }}
      className="absolute inset-x-0 bottom-0 z-10 flex flex-col rounded-t-panel bg-white shadow-[0_-2px_12px_rgb(16_32_26/0.16)] transition-[height] duration-200 motion-reduce:transition-none"
    >
      <div
        onPointerDown={begin}
        onPointerUp={end}
        onPointerCancel={() => {
          from.current = undefined
        }}
        className="touch-none px-4 pb-2"
      >
        <div aria-hidden="true" className="mx-auto mt-2 h-1 w-10 rounded-full bg-line" />
        <div className="flex min-h-14 items-center justify-between gap-3">
          <h2 aria-live="polite" className="text-lg tabular-nums">
            {title}
          </h2>
          <button
            type="button"
            aria-expanded={height !== 'low'}
            onClick={() => setHeight(height === 'low' ? 'half' : 'low')}
            className="min-h-11 shrink-0 px-2 font-medium text-green-700 underline underline-offset-4"
          >
            {height === 'low' ? t.expand : t.collapse}
          </button>
        </div>
      </div>
      <div
        ref={list}
        inert={height === 'low'}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-6"
      >
        {wasOpened && children}
      </div>
    </section>
  )
}

/** The open list closes what else is open over the map, and the other way round. */
function useOnePanel(panels: MapPanels, height: Height, setHeight: (height: Height) => void): void {
  const tell = useEffectEvent((isLow: boolean) => (isLow ? panels.close('list') : panels.show('list')))
  useEffect(() => tell(height === 'low'), [height])
  const yieldTo = useEffectEvent((other: boolean) => {
    if (other) setHeight('low')
  })
  useEffect(() => yieldTo(panels.open !== undefined && panels.open !== 'list'), [panels.open])
}
