import { useEffect, useState } from 'react'
import { type Answer, call } from '../../api.ts'

type Area = Answer<'areas'>[number]

const loaded = new Map<number, Promise<Area[]>>()

/** The areas of a city with their positions, asked for once a visit; empty until they come. Browser only. */
export function useAreas(cityId: number | undefined): readonly Area[] {
  const [areas, setAreas] = useState<readonly Area[]>([])
  useEffect(() => {
    // An address may hold any number; the API knows cities from 1 on.
    if (!cityId || cityId < 1) return setAreas([])
    let isWanted = true
    areasOf(cityId).then(
      (found) => isWanted && setAreas(found),
      // A map without the names of areas still shows where the homes are.
      () => loaded.delete(cityId),
    )
    return () => {
      isWanted = false
    }
  }, [cityId])
  return areas
}

function areasOf(cityId: number): Promise<Area[]> {
  const known = loaded.get(cityId) ?? call('areas', { query: { cityId } })
  loaded.set(cityId, known)
  return known
}
