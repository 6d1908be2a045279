import { useEffect, useRef } from 'react'
import { savedScreen as t } from '#messages/site.ts'
import { Button } from '#ui/button.tsx'
import { langOf } from '#ui/lang-of.ts'
import type { HomeKey } from '#ui/saved/home-key.ts'
import type { SavedHome } from '#ui/saved/saved-format.ts'
import { savedHomes } from '#ui/saved/saved-homes.ts'

/** The place of a home that was just removed, in which it can be brought back with its note. */
export function RemovedHome({
  id,
  home,
  onRestore,
}: {
  id: HomeKey
  home: SavedHome
  onRestore: () => void
}) {
  const undo = useRef<HTMLButtonElement>(null)
  // What was pressed is gone, and the focus with it: the keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="flex items-center justify-between gap-4 rounded-card border border-line bg-sand p-4 print:hidden">
      <p role="status" lang={langOf(home.title)} className="line-clamp-2 min-w-0">
        {t.removed({ title: home.title })}
      </p>
      <Button
        ref={undo}
        aria-label={t.undoHome({ title: home.title })}
        onClick={() => {
          onRestore()
          savedHomes.restore(id, home)
        }}
      >
        {t.undo}
      </Button>
    </div>
  )
}
