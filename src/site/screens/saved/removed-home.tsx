import { useEffect, useRef } from 'react'
import { savedScreen as t } from '#messages/site.ts'
import { Button } from '#ui/button.tsx'
import { inItsLanguage } from '#ui/in-its-language.tsx'
import { Rich } from '#ui/rich.tsx'
import type { HomeKey } from '#ui/saved/home-key.ts'
import type { SavedHome } from '#ui/saved/saved-format.ts'
import { savedHomes } from '#ui/saved/saved-homes.ts'

/** Takes the place of a home that was just removed, and can restore it with its note. */
export function RemovedHome({
  id,
  home,
  title,
  onRestore,
}: {
  id: HomeKey
  home: SavedHome
  /** The current title, in the language of the page. */
  title: string
  onRestore: () => void
}) {
  const undo = useRef<HTMLButtonElement>(null)
  // The pressed button is gone, and the focus with it: continue at Undo.
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="flex items-center justify-between gap-4 rounded-card border border-line bg-sand p-4 print:hidden">
      {/* No live region: the focused button says the same, and the number of homes is announced. */}
      <p className="line-clamp-2 min-w-0">
        <Rich parts={t.removed({ title, home: inItsLanguage })} />
      </p>
      <Button
        ref={undo}
        className="shrink-0 whitespace-nowrap"
        aria-label={t.undoHome({ title })}
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
