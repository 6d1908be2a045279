import { useEffect, useState } from 'react'
import type { Basemap } from '#contract/places/basemap.ts'
import { site } from '../site-settings.ts'
import { loadTileMap } from './load-tile-map.ts'

/** `asking`: whether tiles are available is not known yet; `none`: the map is drawn. */
export type Ground = Basemap | 'asking' | 'none'

/** The basemap, and a function that reports its failure. Browser only. */
export function useBasemap(): [ground: Ground, giveUp: () => void] {
  const basemap = site().maps?.basemap
  const [ground, setGround] = useState<Ground>(basemap ? 'asking' : 'none')
  const isAsking = ground === 'asking'
  useEffect(() => {
    if (!isAsking || !basemap) return
    let isWanted = true
    loadTileMap().then((isThere) => isWanted && setGround(isThere ? basemap : 'none'))
    return () => {
      isWanted = false
    }
  }, [isAsking, basemap])
  return [ground, () => setGround('none')]
}
