import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { adminComponents as t } from '#messages/admin.ts'
import { narrowestColumn } from './column-widths.ts'

const step = 16
const widestColumn = 900

/** The line at the right of a column: dragged, or moved by the arrow keys, it changes the column's width. */
export function ResizeHandle({
  label,
  width,
  onWidth,
}: {
  label: string
  width: number
  onWidth: (width: number) => void
}) {
  const start = useRef<{ x: number; width: number }>(undefined)
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width }
  }
  const drag = (event: PointerEvent) => {
    if (start.current) onWidth(start.current.width + event.clientX - start.current.x)
  }
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? step : event.key === 'ArrowLeft' ? -step : 0
    if (by === 0) return
    event.preventDefault()
    onWidth(width + by)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line between columns that can be moved is no <hr>
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t.columnWidth({ label })}
      aria-valuenow={width}
      aria-valuemin={narrowestColumn}
      aria-valuemax={widestColumn}
      tabIndex={0}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={() => {
        start.current = undefined
      }}
      onKeyDown={press}
      className="max-sm:hidden absolute inset-y-2 right-0 w-2 cursor-col-resize touch-none border-r border-line hover:border-green-700"
    />
  )
}
