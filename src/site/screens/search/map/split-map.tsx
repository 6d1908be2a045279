import type { ComponentProps } from 'react'
import SearchMap from './search-map.tsx'
import { useCardHighlight } from './use-card-highlight.ts'
import { useMapPanels } from './use-map-panels.ts'

/** The map beside the list: cards and pins highlight each other. */
export default function SplitMap(props: Omit<ComponentProps<typeof SearchMap>, 'panels'>) {
  useCardHighlight()
  return <SearchMap {...props} panels={useMapPanels()} />
}
