import { RefreshCw } from 'lucide-react'
import { mapSearch as t } from '#messages/site.ts'

/** The checkbox 'Search as I move the map', on a narrow map with a sign in place of its text, or the button 'Search this area' after a move without it. */
export function MoveControl({
  follows,
  onFollows,
  onSearch,
}: {
  follows: boolean
  onFollows: (follows: boolean) => void
  /** Set when the map shows another area than the one searched. */
  onSearch: (() => void) | undefined
}) {
  const look = 'min-h-11 rounded-full bg-white px-4 text-sm font-medium shadow-[0_2px_8px_rgb(16_32_26/0.2)]'
  if (onSearch)
    return (
      <button type="button" onClick={onSearch} className={`${look} text-green-700 hover:bg-green-50`}>
        {t.searchThisArea}
      </button>
    )
  return (
    <label
      title={t.searchAsIMove}
      className={`${look} flex cursor-pointer items-center gap-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink @max-xl:px-3 ${follows ? '@max-xl:text-green-700' : '@max-xl:text-muted'}`}
    >
      <input
        type="checkbox"
        checked={follows}
        onChange={({ target }) => onFollows(target.checked)}
        className="size-4.5 accent-green-700 outline-none"
      />
      <RefreshCw aria-hidden="true" className="size-4.5 @xl:hidden" />
      <span className="@max-xl:sr-only">{t.searchAsIMove}</span>
    </label>
  )
}
