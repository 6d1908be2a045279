import { floorLabel, possessionLabel } from '#contract/listings/building.ts'
import { building as t } from '#messages/common.ts'
import type { Listing } from './listing.ts'

type Building = Pick<Listing, 'possession' | 'yearBuilt' | 'floor'>

/** The floor, the year and the possession of a listing, as far as they are stated: items of `Facts`. */
export function BuildingFacts({ listing: { possession, yearBuilt, floor } }: { listing: Building }) {
  return (
    <>
      {floor !== null && <li>{floorLabel(floor)}</li>}
      {yearBuilt !== null &&
        (isBuilt(possession) ? (
          <li>{t.builtIn({ year: yearBuilt })}</li>
        ) : (
          <li>{t.completionIn({ year: yearBuilt })}</li>
        ))}
      {possession !== null && <li>{t.possessionIs({ possession: possessionLabel(possession) })}</li>}
    </>
  )
}

/** Whether a stated year is that of a finished building. */
export function isBuilt(possession: Building['possession']): boolean {
  return possession === null || possession === 'ready'
}
