import { useState } from 'react'
import { breakpoints } from '#contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { useAreas } from '../../ui/map/use-areas.ts'
import { Modal } from '../../ui/modal.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useOverlay } from '../../ui/use-overlay.ts'
import { AreaChecklist } from '../search/area-checklist.tsx'
import { useClosing } from '../search/filter-popover.tsx'
import { toggled } from '../search/use-filters.ts'
import { Cell, cellLabelClass, cellValueClass } from './panel-cell.tsx'

/**
 * Several areas of the chosen city. Before the page is live, and without a city, it is a text that the search
 * understands as an area too.
 */
export function AreasCell({ cityId }: { cityId: number | undefined }) {
  const isLive = useHydrated()
  return (
    <Cell className="md:col-span-4 nav:col-span-1">
      {isLive && cityId ? <AreaMenu cityId={cityId} /> : <AreaText />}
    </Cell>
  )
}

function AreaText() {
  return (
    <>
      <label htmlFor="panel-keyword" className={cellLabelClass}>
        Area or project
      </label>
      <input
        id="panel-keyword"
        name="keyword"
        autoComplete="off"
        placeholder="Any"
        className={`${cellValueClass} placeholder:text-ink`}
      />
    </>
  )
}

/** The list opens under the cell; on phones it is a sheet as wide as the window, closed with 'Done'. */
function AreaMenu({ cityId }: { cityId: number }) {
  const areas = useAreas(cityId)
  const [ids, setIds] = useState<readonly number[]>([])
  const { box, onToggle } = useClosing()
  const sheet = useOverlay()
  const chosen = areas.filter(({ id }) => ids.includes(id))
  const checklist = (
    <AreaChecklist
      areas={areas.map(({ id, name, listingCount }) => ({ id, name, count: listingCount }))}
      named={chosen}
      chosenIds={ids}
      onToggle={(id) => setIds((now) => toggled(now, id))}
    />
  )
  return (
    <>
      <details ref={box} onToggle={onToggle} className="group/areas">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary
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
