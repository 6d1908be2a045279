import { saved as t } from '#messages/common.ts'
import { roundClass } from '../button.tsx'
import { type HomeKind, homeKey } from './home-key.ts'
import { useIsSaved } from './use-saved.ts'

type SaveButtonProps = {
  home: {
    kind: HomeKind
    id: number
    title: string
    /** PKR, 0 on call; of a project the lowest of its units, null where none has a price. */
    price: number | null
  }
  className?: string
}

/**
 * The heart that saves a listing or a project, 44 px. It has no handler: the shell hears all hearts of the document
 * (`site/shell/hearts.ts`), so those of cards that are never hydrated work as well. Without JavaScript there is none.
 */
export function SaveButton({ home: { kind, id, title, price }, className = '' }: SaveButtonProps) {
  const key = homeKey(kind, id)
  return (
    <button
      type="button"
      data-save={key}
      data-title={title}
      data-price={price ?? undefined}
      aria-label={t.save({ title })}
      aria-pressed={useIsSaved(key)}
      // The shell may have marked it before React came to it.
      suppressHydrationWarning
      className={`${roundClass} heart icon-alone icon-heart ${className}`}
    />
  )
}
