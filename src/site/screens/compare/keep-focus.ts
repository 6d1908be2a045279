import { useEffect, useRef } from 'react'

/** The table of a comparison. */
export const tableId = 'compared'

/** The field for a place that distances are measured to. */
export const placeFieldId = 'compare-place'

/**
 * Once a comparison is shown otherwise, what was pressed may be gone, and the focus with it. The keyboard then goes on
 * at the first home that is left, or at the field where a place was chosen.
 */
export function useKeptFocus({ homes, place }: { homes: string; place: string }): void {
  const shown = useRef({ homes, place })
  useEffect(() => {
    const before = shown.current
    shown.current = { homes, place }
    if (document.activeElement !== document.body) return
    const next =
      before.homes !== homes
        ? document.querySelector<HTMLElement>(`#${tableId} a`)
        : before.place !== place && document.getElementById(placeFieldId)
    if (next) next.focus({ preventScroll: true })
    else if (before.homes !== homes) document.getElementById('content')?.focus({ preventScroll: true })
  }, [homes, place])
}
