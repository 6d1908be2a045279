import { Check, Lasso, Pentagon, Spline, Trash2, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { mapDrawing as t } from '#messages/common.ts'
import { Button } from '../../button.tsx'
import type { PolygonDrawing } from './use-polygon-drawing.ts'

/** The buttons to draw, change and remove polygons on a map. */
export function DrawTools({ drawing }: { drawing: PolygonDrawing }) {
  const { tool, count, isFull, chosen, use } = drawing
  if (!drawing.isPossible) return null
  return (
    <div>
      <div
        role="toolbar"
        aria-label={t.tools}
        className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2 sm:flex sm:flex-wrap"
      >
        {tool === undefined && !isFull && (
          <>
            <Tool icon={<Pentagon />} label={t.draw} onPress={() => use('polygon')} />
            <Tool icon={<Lasso />} label={t.drawFreehand} onPress={() => use('freehand')} />
          </>
        )}
        {tool === undefined && count > 0 && (
          <>
            <Tool icon={<Spline />} label={t.edit} onPress={() => use('edit')} />
            <Tool icon={<Trash2 />} label={t.removeAll} onPress={drawing.removeAll} />
          </>
        )}
        {tool === 'edit' && (
          <>
            <Tool icon={<Check />} label={t.done} onPress={() => use(undefined)} />
            {chosen?.corner !== undefined && (
              <Tool icon={<X />} label={t.removeCorner} onPress={drawing.removeCorner} />
            )}
            {chosen && <Tool icon={<Trash2 />} label={t.remove} onPress={drawing.remove} />}
          </>
        )}
        {tool === 'polygon' && <Tool icon={<Undo2 />} label={t.undo} onPress={drawing.undo} />}
        {(tool === 'polygon' || tool === 'freehand') && (
          <Tool icon={<X />} label={t.cancel} onPress={() => use(undefined)} />
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-muted">
        {tool ? t.hints[tool] : count > 0 ? t.shapes({ count }) : ''}
      </p>
    </div>
  )
}

function Tool({ icon, label, onPress }: { icon: ReactNode; label: string; onPress: () => void }) {
  return (
    <Button onClick={() => onPress()} className="px-3! text-sm [&_svg]:size-4.5">
      <span aria-hidden="true">{icon}</span>
      {label}
    </Button>
  )
}
