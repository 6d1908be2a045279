import { type ReactNode, useState } from 'react'
import { uiParts as t } from '#messages/common.ts'
import { Button } from '../button.tsx'

/** A map, at once or, for a visitor who saves data, when it is asked for. In the browser alone. */
export function MapOnRequest({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(() => !savesData())
  if (isShown) return children
  return (
    <div className="grid size-full place-items-center">
      <Button onClick={() => setShown(true)}>{t.showMap}</Button>
    </div>
  )
}

/** Chromium says it by the connection, other browsers will by the media query. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const isSaving = connection instanceof Object && Reflect.get(connection, 'saveData') === true
  return isSaving || matchMedia('(prefers-reduced-data: reduce)').matches
}
