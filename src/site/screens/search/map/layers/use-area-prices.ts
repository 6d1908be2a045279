import { useEffect, useState } from 'react'
import { encodeBox, type MapBox } from '#contract/search/map-box.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { call } from '#ui/api.ts'
import type { PricedAreas } from './map-unit.ts'
import { type PriceQuery, toPriceQuery } from './priced-search.ts'

export type AreaPrices = PriceQuery & {
  /** The prices of the last answer. */
  areas: PricedAreas | undefined
  hasFailed: boolean
}

/** The median prices of the areas in a part of the map, for the property type of the search. Browser only. */
export function useAreaPrices(choice: SearchChoice, box: MapBox | undefined): AreaPrices {
  const { purpose, type } = toPriceQuery(choice)
  const [state, setState] = useState<{ of: string; areas?: PricedAreas; hasFailed: boolean }>()
  const wanted = box && encodeBox(box)
  const kind = `${purpose} ${type}`
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    call('areaPrices', { query: { purpose, type, box: wanted }, signal: stop.signal }).then(
      ({ data }) => setState({ of: kind, areas: data, hasFailed: false }),
      () => stop.signal.aborted || setState((last) => ({ of: kind, ...last, hasFailed: true })),
    )
    return () => stop.abort()
  }, [purpose, type, kind, wanted])
  const isThere = state?.of === kind
  return { purpose, type, areas: isThere ? state.areas : undefined, hasFailed: state?.hasFailed ?? false }
}
