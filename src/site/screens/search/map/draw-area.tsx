import { Pentagon } from 'lucide-react'
import { useState } from 'react'
import { mapSearch as t } from '#messages/site.ts'
import { DrawTools } from '#ui/map/draw/draw-tools.tsx'
import type { PolygonDrawing } from '#ui/map/draw/use-polygon-drawing.ts'
import { CloseButton } from './close-button.tsx'

const shadow = 'shadow-[0_2px_8px_rgb(16_32_26/0.2)]'

/** Opens the tools with which an area is drawn, changed and removed. */
export function DrawArea({ drawing }: { drawing: PolygonDrawing }) {
  const [isOpen, setOpen] = useState(false)
  if (!drawing.isPossible) return null
  if (!isOpen)
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={`flex min-h-11 items-center gap-2 rounded-full bg-white px-4 text-sm font-medium hover:bg-green-50 ${shadow}`}
      >
        <Pentagon aria-hidden="true" className="size-4.5" />
        {t.drawArea}
      </button>
    )
  const close = () => {
    drawing.use(undefined)
    setOpen(false)
  }
  return (
    <div
      className={`relative max-w-[min(17.5rem,calc(100cqw-5.25rem))] rounded-card bg-white p-3 pe-12 ${shadow}`}
    >
      <DrawTools drawing={drawing} />
      <CloseButton label={t.closeDrawing} onPress={close} />
    </div>
  )
}
