import { searchResults as t } from '#messages/site.ts'
import { Modal } from '#ui/modal.tsx'
import { useCities } from '../../cities.ts'
import { FiltersButton } from './filters-button.tsx'
import { AreasOnMap } from './map/areas-on-map.tsx'
import { Drawer } from './map/drawer.tsx'
import { HomeStrip } from './map/home-strip.tsx'
import SearchMap from './map/search-map.tsx'
import { useMapPanels } from './map/use-map-panels.ts'
import { ResultCard } from './result-card.tsx'
import type { SearchData } from './search-data.ts'
import { usableChoice } from './usable-choice.ts'
import type { Filters } from './use-filters.ts'

/** The map over the whole screen of a phone or tablet, with the results in a drawer at its foot. */
export default function MapSheet({
  filters,
  data,
  title,
  applied,
  onClose,
}: {
  filters: Filters
  data: SearchData
  /** The heading of the list, such as '120 houses for sale'. */
  title: string
  /** How many filters are. */
  applied: number
  onClose: () => void
}) {
  const choice = usableChoice(filters.choice, data)
  const panels = useMapPanels()
  const { data: cities } = useCities()
  const { data: homes, counts } = data.answer
  const overlay = { isOpen: choice.view === 'map', open: () => {}, close: onClose, leave: () => {} }
  return (
    <Modal overlay={overlay} title={t.map} place="full">
      <div className="relative h-[calc(var(--window-height)-68px)]">
        {/* It ends where the drawer begins, so that the attribution is always visible. */}
        <div className="absolute inset-x-0 top-0 bottom-21">
          <SearchMap
            filters={{ ...filters, choice }}
            homes={homes}
            panels={panels}
            start={
              <FiltersButton
                filters={filters}
                data={data}
                cities={cities}
                applied={applied}
                className="flex min-h-11 items-center gap-2 rounded-full bg-white px-4 text-sm font-medium shadow-[0_2px_8px_rgb(16_32_26/0.2)] hover:bg-green-50"
              />
            }
            foot={<HomeStrip homes={homes} />}
          />
        </div>
        <Drawer title={title} panels={panels}>
          <AreasOnMap counts={counts} choice={choice} />
          <ul className="mt-3 grid gap-4 sm:grid-cols-2">
            {homes.map((listing) => (
              <li key={listing.id}>
                <ResultCard listing={listing} sizes="(width < 640px) 92vw, 46vw" />
              </li>
            ))}
          </ul>
        </Drawer>
      </div>
    </Modal>
  )
}
