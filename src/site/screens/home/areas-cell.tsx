import { lazy, Suspense } from 'react'
import { searchFields as fields, searchField as t } from '#messages/site.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { SearchField } from '../../search-field/search-field.tsx'
import type { CellProps } from './cell-props.ts'
import { Cell, cellLabelClass, cellValueClass } from './panel-cell.tsx'

/** The list of a city's areas: shown once a city is chosen, loaded when a visitor approaches the panel. */
export const loadAreaMenu = () => import('./area-menu.tsx').catch(() => ({ default: ChosenPlace }))
const AreaMenu = lazy(loadAreaMenu)

/**
 * Several areas of the chosen city; without a city, the field for a search in
 * any city.
 */
export function AreasCell({ cityId, ...props }: CellProps) {
  const isLive = useHydrated()
  return (
    <Cell className="col-span-2 md:col-span-4 nav:col-span-1">
      {isLive && cityId ? (
        <Suspense fallback={<ChosenPlace suggested={props.suggested} />}>
          <AreaMenu cityId={cityId} {...props} />
        </Suspense>
      ) : (
        <AreaText {...props} />
      )}
    </Cell>
  )
}

function AreaText({ purpose, onChoose }: Omit<CellProps, 'cityId'>) {
  return (
    <>
      <label htmlFor="panel-keyword" className={cellLabelClass}>
        {t.label}
      </label>
      <SearchField
        id="panel-keyword"
        choice={{ purpose }}
        onPlace={onChoose}
        className={`${cellValueClass} placeholder:text-muted`}
        listClassName="absolute top-full end-0 z-20 mt-2 max-h-90 w-[calc(100vw-4rem)] overflow-y-auto overscroll-contain rounded-panel border border-line bg-white p-2 shadow-raised sm:w-90 md:end-auto md:start-0"
      />
    </>
  )
}

/** The current choice, until the list has loaded; it stays where the list cannot be loaded. */
function ChosenPlace({ suggested }: Pick<CellProps, 'suggested'>) {
  const area = suggested?.kind === 'area' ? suggested : undefined
  return (
    <div className={cellValueClass}>
      <span className={cellLabelClass}>{fields.areas}</span>
      {area?.name ?? fields.any}
      {area && <input type="hidden" name="areaIds" value={area.id} />}
    </div>
  )
}
