import { useState } from 'react'
import { useAreas } from '../../ui/map/use-areas.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
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

function AreaMenu({ cityId }: { cityId: number }) {
  const areas = useAreas(cityId)
  const [ids, setIds] = useState<readonly number[]>([])
  const { box, onToggle } = useClosing()
  const chosen = areas.filter(({ id }) => ids.includes(id))
  return (
    <details ref={box} onToggle={onToggle} className="group/areas">
      <summary
        className={`${cellValueClass} list-none group-open/areas:bg-sand [&::-webkit-details-marker]:hidden`}
      >
        <span className={cellLabelClass}>Areas</span>
        {chosen.length === 0 ? (
          'All areas'
        ) : (
          <span className="flex gap-1.5 overflow-hidden">
            {chosen.slice(0, 2).map(({ id, name }) => (
              <span
                key={id}
                className="truncate rounded-full bg-green-50 px-2.5 text-sm leading-6 text-green-700"
              >
                {name}
              </span>
            ))}
            {chosen.length > 2 && <span className="shrink-0 text-sm leading-6">+{chosen.length - 2}</span>}
          </span>
        )}
      </summary>
      <div className="absolute top-full left-0 z-20 mt-2 max-h-90 w-[min(340px,88vw)] overflow-y-auto overscroll-contain rounded-panel border border-line bg-white p-4 shadow-raised">
        <AreaChecklist
          areas={areas.map(({ id, name, listingCount }) => ({ id, name, count: listingCount }))}
          named={chosen}
          chosenIds={ids}
          onToggle={(id) => setIds((now) => toggled(now, id))}
        />
      </div>
    </details>
  )
}
