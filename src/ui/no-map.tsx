import { uiParts } from '#messages/common.ts'

/** Shown when the code of a map cannot be loaded. */
export function NoMap() {
  return (
    <p role="status" className="grid h-full place-items-center p-6 text-center text-muted">
      {uiParts.mapUnavailable}
    </p>
  )
}
