import { useEffect, useState } from 'react'
import { decodeShape, type Polygon } from '#contract/search/map-shape.ts'
import { call } from '../api.ts'

let asked: Promise<readonly Polygon[]> | undefined

/** Roughly where the agency's cities are; asked for once a visit, empty until they come. Browser only. */
export function useCityOutlines(): readonly Polygon[] {
  const [outlines, setOutlines] = useState<readonly Polygon[]>([])
  useEffect(() => {
    let isWanted = true
    asked ??= call('cityOutlines').then(({ data }) =>
      data.flatMap(({ outline }) => decodeShape(outline) ?? []),
    )
    asked.then(
      (found) => isWanted && setOutlines(found),
      // A drawing without them still shows the homes.
      () => {
        asked = undefined
      },
    )
    return () => {
      isWanted = false
    }
  }, [])
  return outlines
}
