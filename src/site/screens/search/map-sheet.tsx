import { searchResults as t } from '#messages/site.ts'
import { Modal } from '#ui/modal.tsx'
import { ListingCard } from '../../cards/listing-card.tsx'
import { AreasOnMap } from './map/areas-on-map.tsx'
import { Drawer } from './map/drawer.tsx'
import SearchMap from './map/search-map.tsx'
import type { SearchData } from './search-data.ts'
import { usableChoice } from './usable-choice.ts'
import type { Filters } from './use-filters.ts'

/** The map over the whole screen of a phone or tablet, with the results in a drawer at its foot. */
export default function MapSheet({
  filters,
  data,
  title,
  onClose,
}: {
  filters: Filters
  data: SearchData
  /** The heading of the list, such as '120 houses for sale'. */
  title: string
  onClose: () => void
}) {
  const choice = usableChoice(filters.choice, data)
  const { data: homes, counts } = data.answer
  const overlay = { isOpen: choice.view === 'map', open: () => {}, close: onClose, leave: () => {} }
  return (
    <Modal overlay={overlay} title={t.map} place="full">
      <div className="relative h-[calc(var(--window-height)-68px)]">
        {/* It ends where the drawer begins, so that the attribution is always visible. */}
        <div className="absolute inset-x-0 top-0 bottom-21">
          <SearchMap filters={{ ...filters, choice }} homes={homes} />
        </div>
        <Drawer title={title}>
          <AreasOnMap counts={counts} choice={choice} />
          <ul className="mt-3 grid gap-4 sm:grid-cols-2">
            {homes.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} sizes="(width < 640px) 92vw, 46vw" />
              </li>
            ))}
          </ul>
        </Drawer>
      </div>
    </Modal>
  )
}
