import { useState } from 'react'

/** What can be open over the map. */
export type MapPanel = 'preview' | 'list' | 'layers' | 'drawing'

export type MapPanels = {
  open: MapPanel | undefined
  /** Opens one, which closes the others. */
  show: (panel: MapPanel) => void
  /** Closes this one, if it is the open one. */
  close: (panel: MapPanel) => void
}

/** The panels over a map, of which one at a time is open. */
export function useMapPanels(): MapPanels {
  const [open, setOpen] = useState<MapPanel>()
  const close = (panel: MapPanel) => setOpen((now) => (now === panel ? undefined : now))
  return { open, show: setOpen, close }
}
