import type { ComponentProps } from 'react'
import SearchMap from './search-map.tsx'
import { useCardHighlight } from './use-card-highlight.ts'

/** The map beside the list: cards and pins highlight each other. */
export default function SplitMap(props: ComponentProps<typeof SearchMap>) {
  useCardHighlight()
  return <SearchMap {...props} />
}
