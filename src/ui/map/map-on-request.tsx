import { type ReactNode, useState } from 'react'
import { uiParts as t } from '#messages/common.ts'
import { Button } from '../button.tsx'

/** Shows a map immediately or, for a visitor who saves data, on request. Browser only. */
export function MapOnRequest({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(() => !savesData())
  if (isShown) return children
  return (
    <div className="grid size-full place-items-center">
      <Button onClick={() => setShown(true)}>{t.showMap}</Button>
    </div>
  )
}

/** Chromium reports it on the connection, other browsers by the media query. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const isSaving = connection instanceof Object && Reflect.get(connection, 'saveData') === true
  return isSaving || matchMedia('(prefers-reduced-data: reduce)').matches
}
