import { Pentagon } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { mapSearch as t } from '#messages/site.ts'
import { DrawTools } from '#ui/map/draw/draw-tools.tsx'
import type { PolygonDrawing } from '#ui/map/draw/use-polygon-drawing.ts'
import { CloseButton } from './close-button.tsx'
import type { MapPanels } from './use-map-panels.ts'

const shadow = 'shadow-[0_2px_8px_rgb(16_32_26/0.2)]'

/**
 * Opens the tools with which an area is drawn, changed and removed. A finger draws the first area immediately, and the
 * tools close when it is drawn, so that the homes in it are seen.
 */
export function DrawArea({ drawing, panels }: { drawing: PolygonDrawing; panels: MapPanels }) {
  const isOpen = panels.open === 'drawing'
  const { tool, count } = drawing
  const stop = useEffectEvent(() => drawing.use(undefined))
  useEffect(() => {
    if (!isOpen) stop()
  }, [isOpen])
  const finish = useEffectEvent(() => {
    if (tool === undefined && isFinger()) panels.close('drawing')
  })
  useEffect(() => {
    if (count > 0) finish()
  }, [count])
  if (!drawing.isPossible) return null
  if (!isOpen)
    return (
      <button
        type="button"
        aria-label={t.drawArea}
        onClick={() => {
          panels.show('drawing')
          if (count === 0 && isFinger()) drawing.use('freehand')
        }}
        className={`flex min-h-11 items-center gap-2 rounded-full bg-white px-4 text-sm font-medium hover:bg-green-50 ${shadow}`}
      >
        <Pentagon aria-hidden="true" className="size-4.5" />
        <span className="@max-xl:hidden">{t.drawArea}</span>
        <span className="@xl:hidden">{t.draw}</span>
      </button>
    )
  return (
    <div
      className={`relative max-w-[min(17.5rem,calc(100cqw-5.25rem))] rounded-card bg-white p-3 pe-12 ${shadow}`}
    >
      <DrawTools drawing={drawing} />
      <CloseButton label={t.closeDrawing} onPress={() => panels.close('drawing')} />
    </div>
  )
}

function isFinger(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
