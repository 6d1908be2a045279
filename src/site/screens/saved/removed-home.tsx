import { useEffect, useRef } from 'react'
import { savedScreen as t } from '#messages/site.ts'
import { Button } from '#ui/button.tsx'
import { inItsLanguage } from '#ui/in-its-language.tsx'
import { Rich } from '#ui/rich.tsx'
import type { HomeKey } from '#ui/saved/home-key.ts'
import type { SavedHome } from '#ui/saved/saved-format.ts'
import { savedHomes } from '#ui/saved/saved-homes.ts'

/** The place of a home that was just removed, in which it can be brought back with its note. */
export function RemovedHome({
  id,
  home,
  title,
  onRestore,
}: {
  id: HomeKey
  home: SavedHome
  /** As it is called now, in the language of the page. */
  title: string
  onRestore: () => void
}) {
  const undo = useRef<HTMLButtonElement>(null)
  // What was pressed is gone, and the focus with it: the keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="flex items-center justify-between gap-4 rounded-card border border-line bg-sand p-4 print:hidden">
      {/* Not read out by itself: the button that gets the focus says the same, and the number of homes is told. */}
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
