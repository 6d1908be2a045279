import { possessionLabel } from '#contract/listings/building.ts'
import { possessions, typeOf } from '#contract/listings/property.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { building as t } from '#messages/common.ts'
import { BarSelect } from './bar-select.tsx'
import { floorOptions, floorValue, parseFloorRange, yearOptions } from './building-options.ts'
import { ChoicePills } from './choice-pills.tsx'
import { type Filters, toggled } from './use-filters.ts'

/** Possession, and the year and floor of what is built. */
export function BuildingFields({
  filters: { choice, change },
}: {
  filters: Pick<Filters, 'choice' | 'change'>
}) {
  const { possession = [], minYear, minFloor, maxFloor } = choice
  return (
    <>
      <ChoicePills
        label={t.possession}
        name="possession"
        options={possessions.map((value) => ({ value, label: possessionLabel(value) }))}
        chosen={possession}
        onToggle={(value) => change({ possession: toggled(possession, value) })}
      />
      {asksForBuilding(choice) && (
        <div className="grid grid-cols-2 gap-2">
          <BarSelect
            label={t.yearBuilt}
            name="minYear"
            value={String(minYear ?? '')}
            options={yearOptions(minYear)}
            onValue={(value) => change({ minYear: value ? Number(value) : undefined })}
          />
          <BarSelect
            label={t.floor}
            name="floor"
            value={floorValue(choice)}
            options={floorOptions(choice)}
            onValue={(value) => change(parseFloorRange(value))}
          />
          {/* The select has both ends in one value; the form sends each by its key. */}
          <FloorEnd name="minFloor" floor={minFloor} />
          <FloorEnd name="maxFloor" floor={maxFloor} />
        </div>
      )}
    </>
  )
}

function FloorEnd({ name, floor }: { name: string; floor: number | undefined }) {
  return floor !== undefined && <input type="hidden" name={name} value={floor} />
}

/** Plots have neither a year nor a floor; a choice made before can still be removed. */
export function asksForBuilding({ type, subtype = [], minYear, minFloor, maxFloor }: SearchChoice): boolean {
  const isChosen = [minYear, minFloor, maxFloor].some((value) => value !== undefined)
  const isOfPlots = subtype.length > 0 ? subtype.every((one) => typeOf(one) === 'plot') : type === 'plot'
  return isChosen || !isOfPlots
}
