import { useEffect, useState } from 'react'
import type { Purpose } from '#contract/listings/property.ts'
import { type Answer, call } from '../api.ts'

export type Area = Answer<'areas'>[number]

const loaded = new Map<string, Promise<Area[]>>()

/**
 * The areas of a city with their positions and their listings for the purpose, or for both; asked for once a visit,
 * empty until they come. Browser only.
 */
export function useAreas(cityId: number | undefined, purpose?: Purpose): readonly Area[] {
  const [areas, setAreas] = useState<readonly Area[]>([])
  useEffect(() => {
    // An address may hold any number; the API knows cities from 1 on.
    if (!cityId || cityId < 1) return setAreas([])
    let isWanted = true
    loadAreas(cityId, purpose).then(
      (found) => isWanted && setAreas(found),
      // A map without the names of areas still shows where the homes are.
      () => loaded.delete(cacheKey(cityId, purpose)),
    )
    return () => {
      isWanted = false
    }
  }, [cityId, purpose])
  return areas
}

function loadAreas(cityId: number, purpose: Purpose | undefined): Promise<Area[]> {
  const key = cacheKey(cityId, purpose)
  const known = loaded.get(key) ?? call('areas', { query: { cityId, purpose } })
  loaded.set(key, known)
  return known
}

function cacheKey(cityId: number, purpose = ''): string {
  return `${cityId} ${purpose}`
}
