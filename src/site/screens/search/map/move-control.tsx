import { mapSearch as t } from '#messages/site.ts'

/** The checkbox 'Search as I move the map', or the button 'Search this area' after a move without it. */
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
    <label className={`${look} flex cursor-pointer items-center gap-2`}>
      <input
        type="checkbox"
        checked={follows}
        onChange={({ target }) => onFollows(target.checked)}
        className="size-4.5 accent-green-700"
      />
      {t.searchAsIMove}
    </label>
  )
}
