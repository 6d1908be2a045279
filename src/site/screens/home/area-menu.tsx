import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { searchFields as fields, searchPanel as t } from '#messages/site.ts'
import { Button } from '#ui/button.tsx'
import { useAreas } from '#ui/map/use-areas.ts'
import { Modal } from '#ui/modal.tsx'
import { useClosing } from '#ui/use-closing.ts'
import { useOverlay } from '#ui/use-overlay.ts'
import { AreaChecklist } from '../search/area-checklist.tsx'
import { toggled } from '../search/use-filters.ts'
import type { CellProps } from './cell-props.ts'
import { cellLabelClass, cellValueClass } from './panel-cell.tsx'

/** The list opens under the cell; on phones it is a sheet as wide as the window, closed with 'Done'. */
export default function AreaMenu({ cityId, purpose, suggested, onChoose }: CellProps & { cityId: number }) {
  const areas = useAreas(cityId, purpose)
  const suggestedAreas = suggested?.kind === 'area' ? [suggested] : []
  const [ids, setIds] = useState<readonly number[]>(suggestedAreas.map(({ id }) => id))
  const button = useRef<HTMLElement>(null)
  // The text that held the focus is gone once its suggestion is chosen.
  const takeFocus = useEffectEvent(() => suggested && button.current?.focus())
  useEffect(() => void takeFocus(), [])
  const { box, onToggle } = useClosing()
  const sheet = useOverlay()
  const chosen = (areas.length > 0 ? areas : suggestedAreas).filter(({ id }) => ids.includes(id))
  const choices = useMemo(
    () => areas.map((area) => ({ ...area, count: area.listingCount ?? undefined })),
    [areas],
  )
  const checklist = (
    <AreaChecklist
      areas={choices}
      named={chosen}
      chosenIds={ids}
      onToggle={(id) => setIds((now) => toggled(now, id))}
      elsewhere={{ purpose, onChoose }}
    />
  )
  return (
    <>
      <details ref={box} onToggle={onToggle} className="group/areas">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary
          ref={button}
          onClick={(event) => {
            if (matchMedia('(min-width: 48rem)').matches) return
            event.preventDefault()
            sheet.open()
          }}
          className={`${cellValueClass} list-none group-open/areas:bg-sand [&::-webkit-details-marker]:hidden`}
        >
          <span className={cellLabelClass}>{fields.areas}</span>
          {chosen.length === 0 ? fields.allAreas : <ChosenAreas names={chosen.map(({ name }) => name)} />}
        </summary>
        <div className="absolute top-full start-0 z-20 mt-2 max-h-90 w-85 overflow-y-auto overscroll-contain rounded-panel border border-line bg-white p-4 shadow-raised max-md:hidden">
          {checklist}
        </div>
      </details>
      <Modal
        overlay={sheet}
        title={fields.areas}
        place="bottom"
        className="h-[calc(var(--window-height)*0.92)]"
      >
        <div className="px-4 pb-24">{checklist}</div>
        <div className="foot-bar fixed inset-x-0 bottom-0 border-t border-line bg-white p-4">
          <Button variant="main" wide onClick={sheet.close}>
            {t.done}
          </Button>
        </div>
      </Modal>
    </>
  )
}

function ChosenAreas({ names }: { names: readonly string[] }) {
  return (
    <span className="flex gap-1.5 overflow-hidden">
      {names.slice(0, 2).map((name) => (
        <span
          key={name}
          className="truncate rounded-full bg-green-50 px-2.5 text-sm leading-6 text-green-700"
        >
          {name}
        </span>
      ))}
      {names.length > 2 && <span className="shrink-0 text-sm leading-6">+{names.length - 2}</span>}
    </span>
  )
}
