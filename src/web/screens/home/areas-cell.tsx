import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { breakpoints } from '#contract/limits.ts'
import type { Purpose } from '#contract/property.ts'
import { Button } from '../../ui/button.tsx'
import { useAreas } from '../../ui/map/use-areas.ts'
import { Modal } from '../../ui/modal.tsx'
import { PlaceBox } from '../../ui/places/place-box.tsx'
import type { Suggestion } from '../../ui/places/use-place-suggestions.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useOverlay } from '../../ui/use-overlay.ts'
import { AreaChecklist } from '../search/area-checklist.tsx'
import { useClosing } from '../search/filter-popover.tsx'
import { toggled } from '../search/use-filters.ts'
import { Cell, cellLabelClass, cellValueClass } from './panel-cell.tsx'

type CellProps = {
  cityId: number | undefined
  /** Whose listings are counted. */
  purpose: Purpose
  /** The place that was just chosen from the suggestions. */
  suggested: Suggestion | undefined
  onChoose: (place: Suggestion) => void
}

/**
 * Several areas of the chosen city; without a city, a text that suggests places of every city, and that the search
 * understands as an area too.
 */
export function AreasCell({ cityId, ...props }: CellProps) {
  const isLive = useHydrated()
  return (
    <Cell className="md:col-span-4 nav:col-span-1">
      {isLive && cityId ? <AreaMenu cityId={cityId} {...props} /> : <AreaText {...props} />}
    </Cell>
  )
}

function AreaText({ purpose, onChoose }: Omit<CellProps, 'cityId'>) {
  return (
    <>
      <label htmlFor="panel-keyword" className={cellLabelClass}>
        Area or project
      </label>
      <PlaceBox
        id="panel-keyword"
        name="keyword"
        placeholder="Any"
        purpose={purpose}
        onChoose={onChoose}
        className={`${cellValueClass} placeholder:text-ink`}
        listClassName="absolute top-full right-0 z-20 mt-2 max-h-90 w-[calc(100vw-4rem)] overflow-y-auto overscroll-contain rounded-panel border border-line bg-white p-2 shadow-raised sm:w-90 md:right-auto md:left-0"
      />
    </>
  )
}

/** The list opens under the cell; on phones it is a sheet as wide as the window, closed with 'Done'. */
function AreaMenu({ cityId, purpose, suggested, onChoose }: CellProps & { cityId: number }) {
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
  const choices = useMemo(() => areas.map((area) => ({ ...area, count: area.listingCount })), [areas])
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
            if (window.innerWidth >= breakpoints.headerBackground) return
            event.preventDefault()
            sheet.open()
          }}
          className={`${cellValueClass} list-none group-open/areas:bg-sand [&::-webkit-details-marker]:hidden`}
        >
          <span className={cellLabelClass}>Areas</span>
          {chosen.length === 0 ? 'All areas' : <ChosenAreas names={chosen.map(({ name }) => name)} />}
        </summary>
        <div className="absolute top-full left-0 z-20 mt-2 max-h-90 w-85 overflow-y-auto overscroll-contain rounded-panel border border-line bg-white p-4 shadow-raised max-md:hidden">
          {checklist}
        </div>
      </details>
      <Modal overlay={sheet} title="Areas" place="bottom" className="h-[92dvh]">
        <div className="px-4 pb-24">{checklist}</div>
        <div className="fixed inset-x-0 bottom-0 border-t border-line bg-white p-4">
          <Button variant="main" wide onClick={sheet.close}>
            Done
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
